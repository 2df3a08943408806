// `npm run test:e2e`, or some journeys of it: `npm run test:e2e -- e2e/visitors/drafts.spec.ts`. Builds what is stale.
// `npm run test:engines` (`--engines`): the journeys in Firefox and Playwright's WebKit that `npm test` leaves out.
import { buildSite } from '../build/build-site.ts'
import { runCommand } from '../build/run-command.ts'
import { installPrograms } from './suite/install-programs.ts'
import { programOf } from './suite/tools.ts'

const [first, ...more] = process.argv.slice(2)
const isRest = first === '--engines'
const names = first && !isRest ? ['--project', 'journeys', '--no-deps', first, ...more] : more
await installPrograms(first && !isRest ? 'browser' : 'all')
if (!(await buildSite())) process.exit(1)
const env = { ...process.env, ...(isRest && { ENGINES: 'rest' }) }
process.exit(await runCommand(process.execPath, [programOf('playwright'), 'test', ...names], env))
