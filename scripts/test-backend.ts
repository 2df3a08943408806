// `npm run test:backend`, or some files of it: `npm run test:backend -- lib/leads`.
import { runCommand } from '../delivery/run-command.ts'
import { programOf } from '../proofs/suite/tools.ts'

process.exit(
  await runCommand(process.execPath, [
    programOf('jest'),
    '--selectProjects',
    'backend',
    ...process.argv.slice(2),
  ]),
)
