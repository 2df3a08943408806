// `npm run test:unit`, or some files of it: `npm run test:unit -- lib/leads`.
import { runCommand } from '../delivery/run-command.ts'
import { programOf } from '../proofs/suite/tools.ts'

// Jest takes every word after --selectProjects for a project.
const args = [programOf('jest'), ...process.argv.slice(2), '--selectProjects', 'unit']
process.exit(await runCommand(process.execPath, args))
