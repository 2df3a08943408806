// `npm test`: everything that must hold, in the order in which a failure is cheapest to find.
import { mkdirSync } from 'node:fs'
import { runCommand } from '../../delivery/run-command.ts'
import { browserTests, denoTests, jestTests, type Tally } from './count-tests.ts'
import { installBrowser } from './install-browser.ts'
import { installNginx } from './install-nginx.ts'

const bin = (name: string) => `node_modules/.bin/${name}`
// The runners write their reports there and do not make the folder.
mkdirSync('test-results', { recursive: true })
const total: Tally = { passed: 0, failed: 0 }

/** Runs one step and adds what it counted; a step that counts nothing is one check. */
async function step(title: string, run: () => Promise<boolean>, count?: () => Tally) {
  console.log(`\n— ${title}`)
  const start = Date.now()
  const passed = await run()
  const counted = count?.() ?? { passed: Number(passed), failed: Number(!passed) }
  total.passed += counted.passed
  total.failed += counted.failed || Number(!passed)
  console.log(`${passed ? 'ok' : 'FAILED'}: ${title} (${Math.round((Date.now() - start) / 1000)} s)`)
}
const command =
  (name: string, ...args: string[]) =>
  async () =>
    (await runCommand(name, args)) === 0

try {
  await installBrowser()
  await installNginx()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
await step('format (Prettier)', command(bin('prettier'), '--check', '--log-level', 'warn', '.'))
await step('route types (Next)', command(bin('next'), 'typegen'))
await step('types (TypeScript)', command(bin('tsc'), '--noEmit'))
await step('lint (ESLint)', command(bin('eslint'), '--max-warnings', '0', '.'))
await step('dead code (knip)', command(bin('knip')))
await step('content', command(process.execPath, 'scripts/content-check.ts'))
await step(
  'units, policies and backend (Jest)',
  command(bin('jest'), '--json', '--outputFile', 'test-results/jest.json'),
  jestTests,
)
await step('function (Deno)', command(process.execPath, 'proofs/suite/deno.ts'), denoTests)
await step('production build, sealed, twice the same', command(process.execPath, 'proofs/same-build.ts'))
await step('journeys (Playwright)', command(bin('playwright'), 'test'), browserTests)

console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
