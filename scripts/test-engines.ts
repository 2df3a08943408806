// `npm run test:engines`: the journeys in Firefox and Playwright's WebKit that `npm test` leaves out. Builds if needed.
import { buildSite } from '../delivery/build-site.ts'
import { runCommand } from '../delivery/run-command.ts'
import { installPrograms } from '../proofs/suite/install-programs.ts'
import { programOf } from '../proofs/suite/tools.ts'

await installPrograms()
if (!(await buildSite())) process.exit(1)
const args = [programOf('playwright'), 'test', ...process.argv.slice(2)]
process.exit(await runCommand(process.execPath, args, { ...process.env, ENGINES: 'rest' }))
