import { otherLanguages } from '../../lib/language/languages.ts'
import { rmSync } from 'node:fs'
import { type Tally, browserReport, browserTests, denoTests } from './count-tests.ts'
import { gates, jest, types } from './gates.ts'
import { type Step, runSteps, script, tool } from './run-steps.ts'

/** Installs browsers beside the first checks, which need none; counts as no test. */
const programs: Step = {
  ...script('programs for the tests', 'tools/suite/install-programs.ts'),
  count: () => ({ passed: 0, failed: 0 }),
  shown: true,
}

/**
 * Proves the site, prints the failures, and ends the process.
 * @param night adds the slow proofs: journeys tagged `@night`, tests in `*.night.test.ts`, all engines, two equal builds,
 * a marketer's quarter, Vercel's functions, a short torture (docs/contributing.md)
 */
export async function prove(night: boolean): Promise<never> {
  // For the configurations of Jest and Playwright.
  if (!night) process.env.TESTS = 'day'
  const build = night
    ? script('production build, twice the same', 'tools/suite/same-build.ts')
    : script('production build', 'tools/build.ts')
  const runs = [
    // Long ones first, so that all lanes end together. Types come last: the build's own types must be complete.
    await runSteps(
      [
        programs,
        build,
        jest('unit'),
        ...gates,
        script('claims', 'tools/claims.ts'),
        { ...script('function (Deno)', 'tools/suite/deno.ts'), count: denoTests },
        types,
      ],
      3,
    ),
    // Measures how long a start takes, so nothing else may run meanwhile.
    await journeys('start (Playwright)', '--project', 'start'),
    // Before the journeys, not beside them: on two slow cores both would miss their limits.
    await runSteps([{ ...jest('backend'), minutes: night ? 120 : 40 }], 1),
    await journeys('journeys (Playwright)', '--no-deps', '--grep-invert', '@alone'),
    ...(await journeysInLanguages()),
  ]
  if (night)
    runs.push(
      await runSteps(
        [
          { ...script('journeys in the other engines', 'tools/test-e2e.ts', '--engines'), minutes: 60 },
          { ...script("journeys on Vercel's functions", 'tools/test-vercel.ts'), minutes: 20 },
          { ...script("a marketer's year and quarter", 'tools/test-marketer.ts'), minutes: 100 },
          { ...script('torture, in short', 'tools/torture.ts', '--quick'), minutes: 60 },
        ],
        1,
      ),
    )
  const sum = (what: 'passed' | 'failed') => runs.reduce((total, run) => total + run[what], 0)
  const again = runs.reduce((total, run) => total + ('again' in run ? Number(run.again) : 0), 0)
  const note = again > 0 ? `; ${again} failed beside others and had to be run again, see above` : ''
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${note}`)
  process.exit(sum('failed') === 0 ? 0 : 1)
}

/** Most unsteady journeys, of about 560. */
const mostUnsteady = 5

function run(title: string, args: string[]): Promise<Tally> {
  // If the run dies before writing its report, the previous step's must not be counted.
  rmSync(browserReport, { force: true })
  const step = tool(title, 'playwright', 'test', ...args)
  // playwright.config.ts stops it before that.
  return runSteps([{ ...step, count: browserTests, minutes: 75 }], 1)
}

/** The main journeys once more, on the pages of each other language. */
async function journeysInLanguages() {
  const tallies = []
  for (const language of otherLanguages()) {
    process.env.JOURNEY_LANGUAGE = language
    tallies.push(await journeys(`journeys in ${language} (Playwright)`))
  }
  delete process.env.JOURNEY_LANGUAGE
  return tallies
}

/**
 * Runs journeys. Several at once can miss a time limit on a busy machine, so a few failures are rerun one at a time. A
 * failure that repeats is real, and so are many, or any that did not run.
 */
async function journeys(title: string, ...args: string[]): Promise<Tally & { again: number }> {
  const first = await run(title, args)
  const rerun = first.failed > 0 && first.failed <= mostUnsteady
  const alone = [...args, '--last-failed', '--no-deps', '--workers', '1']
  const second = rerun
    ? await run(`${title}: what failed, one at a time`, alone)
    : { passed: 0, failed: first.failed }
  return {
    passed: first.passed + second.passed,
    failed: second.failed,
    again: rerun ? first.failed : 0,
  }
}
