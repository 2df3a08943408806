import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

export type Tally = { passed: number; failed: number }

const count = z.number()

/** A missing or unreadable report counts as a failure: a runner that died has proved nothing. */
function readReport<T>(file: string, schema: z.ZodType<T>, tally: (report: T) => Tally): Tally {
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const report = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  return report.success ? tally(report.data) : { passed: 0, failed: 1 }
}

export const jestTests = (report: string) =>
  readReport(
    report,
    z.object({ numPassedTests: count, numFailedTests: count, numRuntimeErrorTestSuites: count }),
    (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    }),
  )

export const browserReport = 'test-results/e2e.json'

/** No test is skipped on purpose: a skipped one did not run because something before it failed. */
export const browserTests = () =>
  readReport(
    browserReport,
    z.object({ stats: z.object({ expected: count, unexpected: count, flaky: count, skipped: count }) }),
    ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }),
  )

/** Deno writes JUnit XML with the numbers on the root element. */
export function denoTests(): Tally {
  const file = 'test-results/deno.xml'
  const root = existsSync(file) ? /<testsuites [^>]*>/.exec(readFileSync(file, 'utf8'))?.[0] : undefined
  const number = (name: string) => Number(new RegExp(`\\b${name}="(\\d+)"`).exec(root ?? '')?.[1] ?? NaN)
  const failed = number('failures') + number('errors')
  return Number.isNaN(failed) ? { passed: 0, failed: 1 } : { passed: number('tests') - failed, failed }
}
