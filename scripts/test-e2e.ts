// `npm run test:e2e`, or some journeys of it: `npm run test:e2e -- e2e/visitors/drafts.spec.ts`. Builds what is stale.
import { buildSite } from '../delivery/build-site.ts'
import { runCommand } from '../delivery/run-command.ts'
import { installPrograms } from '../proofs/suite/install-programs.ts'
import { programOf } from '../proofs/suite/tools.ts'

const names = process.argv.slice(2)
await installPrograms(names.length === 0 ? 'all' : 'browser')
if (!(await buildSite())) process.exit(1)
const some = names.length > 0 ? ['--project', 'journeys', '--no-deps', ...names] : []
process.exit(await runCommand(process.execPath, [programOf('playwright'), 'test', ...some]))
