// `npm run test:unit` and `npm run test:backend`, or some files of them: `npm run test:unit -- lib/leads`.
import { runCommand } from '../build/run-command.ts'
import { programOf } from './suite/tools.ts'

const [kind = '', ...files] = process.argv.slice(2)
// Jest takes every word after --selectProjects for a project.
process.exit(await runCommand(process.execPath, [programOf('jest'), ...files, '--selectProjects', kind]))
