// `npm test`: everything that must hold. What only reads runs beside what mostly waits.
import { denoTests } from './count-tests.ts'
import { gates, jest } from './gates.ts'
import { installEngines } from './install-engines.ts'
import { installBrowser } from './install-browser.ts'
import { installNginx } from './install-nginx.ts'
import { installSecondOpinions } from './install-second-opinions.ts'
import { journeys } from './journeys.ts'
import { runSteps, script } from './run-steps.ts'

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
// Measures how long a start takes, so nothing else may run meanwhile.
const start = await journeys('start (Playwright)', '--project', 'start')
const others = await journeys('journeys (Playwright)', '--no-deps', String.raw`(?<!start)\.spec\.ts`)

const sum = (what: 'passed' | 'failed') => total[what] + built[what] + start[what] + others[what]
const unsteady = start.again + others.again
const note = unsteady > 0 ? `; ${unsteady} failed beside others and had to be run again, see above` : ''
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${note}`)
process.exit(sum('failed') === 0 ? 0 : 1)
