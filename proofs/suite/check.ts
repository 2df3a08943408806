// `npm run check`: everything that needs neither backend nor browser, in seconds.
import { gates, jest } from './gates.ts'
import { runSteps } from './run-steps.ts'

const { passed, failed } = await runSteps([jest('unit'), ...gates], 2)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
