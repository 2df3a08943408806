import { gates, jest } from './gates.ts'
import { runSteps } from './run-steps.ts'
import { affected, changedSinceGreen, keepGreen, treeNow } from './since-green.ts'

const tree = treeNow()
const changed = changedSinceGreen(tree)
if (changed?.length === 0) {
  console.log('Nothing has changed since the last green run')
  process.exit(0)
}
const { passed, failed } = await runSteps([jest('unit', '1/1', affected(changed)), ...gates], 2)
console.log(`\n${passed} passed, ${failed} failed`)
if (!failed) keepGreen(tree)
process.exit(failed === 0 ? 0 : 1)
