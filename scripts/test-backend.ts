// `npm run test:backend`, or some files of it: `npm run test:backend -- lib/leads`.
import { runCommand } from '../delivery/run-command.ts'
import { programOf } from '../proofs/suite/tools.ts'

// Jest takes every word after --selectProjects for a project.
const args = [programOf('jest'), ...process.argv.slice(2), '--selectProjects', 'backend']
process.exit(await runCommand(process.execPath, args))
