// `npm test`: everything that must hold. What only reads runs beside what mostly waits.
import { browserTests, denoTests } from './count-tests.ts'
import { gates, jest } from './gates.ts'
import { installEngines } from './install-engines.ts'
import { installBrowser } from './install-browser.ts'
import { installNginx } from './install-nginx.ts'
import { installSecondOpinions } from './install-second-opinions.ts'
import { runSteps, script, tool } from './run-steps.ts'

/** Of some 450 journeys. */
const mostUnsteady = 3

try {
  await installBrowser()
  await installNginx()
  await installEngines()
  await installSecondOpinions()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
// The long ones first, so that both lanes end together.
const total = await runSteps(
  [
    jest('backend', '1/2'),
    jest('unit'),
    ...gates.slice(0, 1),
    jest('backend', '2/2'),
    ...gates.slice(1),
    script('claims', 'scripts/claims.ts'),
    { ...script('function (Deno)', 'proofs/suite/deno.ts'), count: denoTests },
  ],
  2,
)
const built = await runSteps([script('production build, twice the same', 'proofs/same-build.ts')], 1)
const playwright = (title: string, ...args: string[]) => ({
  ...tool(title, 'playwright', 'test', ...args),
  count: browserTests,
})
const journeys = await runSteps([playwright('journeys (Playwright)')], 1)
// Two at once on a busy machine may miss a time limit. One that fails alone as well is broken, and so are many.
const unsteady = journeys.failed <= mostUnsteady ? journeys.failed : 0
if (unsteady > 0) {
  const alone = await runSteps(
    [playwright('the failed journeys again, one at a time', '--last-failed', '--no-deps', '--workers', '1')],
    1,
  )
  journeys.passed += alone.passed
  journeys.failed = alone.failed
}

const sum = (what: 'passed' | 'failed') => total[what] + built[what] + journeys[what]
const note = unsteady > 0 ? `; ${unsteady} failed beside others and had to be run again, see above` : ''
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${note}`)
process.exit(sum('failed') === 0 ? 0 : 1)
