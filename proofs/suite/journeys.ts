import { rmSync } from 'node:fs'
import { browserReport, browserTests, type Tally } from './count-tests.ts'
import { runSteps, tool } from './run-steps.ts'

/** Of about 570 journeys. */
const mostUnsteady = 3

function run(title: string, args: string[]): Promise<Tally> {
  // If the run dies before writing its report, the previous step's must not be counted.
  rmSync(browserReport, { force: true })
  const step = tool(title, 'playwright', 'test', ...args)
  // playwright.config.ts stops it before that.
  return runSteps([{ ...step, count: browserTests, minutes: 55 }], 1)
}

/**
 * Runs journeys. Two at once can miss a time limit on a busy machine, so a few failures are rerun one at a time. A
 * failure that repeats is real, and so are many, or any that did not run.
 * @param args selection, for Playwright
 * @returns also how many were run `again`
 */
export async function journeys(title: string, ...args: string[]): Promise<Tally & { again: number }> {
  const first = await run(title, args)
  if (first.failed === 0 || first.failed > mostUnsteady) return { ...first, again: 0 }
  const alone = [...args, '--last-failed', '--no-deps', '--workers', '1']
  const second = await run(`${title}: what failed, one at a time`, alone)
  return { passed: first.passed + second.passed, failed: second.failed, again: first.failed }
}
