// `npm run test:backend`, or some files of it: `npm run test:backend -- lib/leads`.
import { runCommand } from '../delivery/run-command.ts'

process.exit(
  await runCommand('node_modules/.bin/jest', ['--selectProjects', 'backend', ...process.argv.slice(2)]),
)
