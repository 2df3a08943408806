// `npm test`: everything that must hold. What only reads runs beside what mostly waits.
import { browserTests, denoTests } from './count-tests.ts'
import { gates, jest } from './gates.ts'
import { installEngines } from './install-engines.ts'
import { installBrowser } from './install-browser.ts'
import { installNginx } from './install-nginx.ts'
import { installSecondOpinions } from './install-second-opinions.ts'
import { runSteps, script, tool } from './run-steps.ts'

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
    { ...script('function (Deno)', 'proofs/suite/deno.ts'), count: denoTests },
  ],
  2,
)
const built = await runSteps([script('production build, twice the same', 'proofs/same-build.ts')], 1)
const journeys = await runSteps(
  [{ ...tool('journeys (Playwright)', 'playwright', 'test'), count: browserTests }],
  1,
)

const sum = (what: 'passed' | 'failed') => total[what] + built[what] + journeys[what]
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(sum('failed') === 0 ? 0 : 1)
