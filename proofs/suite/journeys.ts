import { rmSync } from 'node:fs'
import { browserReport, browserTests, type Tally } from './count-tests.ts'
import { runSteps, tool } from './run-steps.ts'

/** Of some 570 journeys. */
const mostUnsteady = 3

function run(title: string, args: string[]): Promise<Tally> {
  // One that dies before it writes its report is not counted by that of the step before.
  rmSync(browserReport, { force: true })
  const step = tool(title, 'playwright', 'test', ...args)
  // playwright.config.ts ends it before.
  return runSteps([{ ...step, count: browserTests, minutes: 55 }], 1)
}

/**
 * Runs journeys. Two at once on a busy machine may miss a time limit, so a few that fail are run again, one at a time. One that
 * fails alone as well is broken, and so are many, or any that did not run.
 * @param args which, for Playwright
 * @returns how many of them were run `again`, too
 */
export async function journeys(title: string, ...args: string[]): Promise<Tally & { again: number }> {
  const first = await run(title, args)
  if (first.failed === 0 || first.failed > mostUnsteady) return { ...first, again: 0 }
  const alone = [...args, '--last-failed', '--no-deps', '--workers', '1']
  const second = await run(`${title}: what failed, one at a time`, alone)
  return { passed: first.passed + second.passed, failed: second.failed, again: first.failed }
}
