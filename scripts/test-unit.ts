// `npm run test:unit`, or some files of it: `npm run test:unit -- lib/leads`.
import { runCommand } from '../delivery/run-command.ts'

process.exit(
  await runCommand('node_modules/.bin/jest', ['--selectProjects', 'unit', ...process.argv.slice(2)]),
)
