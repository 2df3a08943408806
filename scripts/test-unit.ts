// `npm run test:unit`, or some files of it: `npm run test:unit -- lib/leads`.
import { runCommand } from '../delivery/run-command.ts'
import { programOf } from '../proofs/suite/tools.ts'

process.exit(
  await runCommand(process.execPath, [
    programOf('jest'),
    '--selectProjects',
    'unit',
    ...process.argv.slice(2),
  ]),
)
