import { defineConfig } from '@playwright/test'
import { engines, handsProjects, languageProjects } from './e2e/support/engines.ts'
import { journeyLanguage, speakInJourneys } from './e2e/support/in-language.ts'
import type { Hands } from './e2e/support/other-hands.ts'
import { allowStockFirefox } from './e2e/support/stock-firefox.ts'
import { findNginx, hasMupdf } from './tools/suite/tools.ts'
import { findShell } from './tools/suite/find-browser.ts'

const executablePath = findShell()
const root = process.getuid?.() === 0
// If it cannot be installed, `npm test` says that these do not run.
const withoutNginx = findNginx() ? [] : ['nginx*.spec.ts']
const withoutMupdf = hasMupdf() ? [] : ['sketch-mupdf.spec.ts']

allowStockFirefox()
speakInJourneys()
/** Whether to run the journeys that `npm test` leaves out (`npm run test:engines`). */
const rest = process.env.ENGINES === 'rest'

const isDay = process.env.TESTS === 'day'
/** Waiting for motion takes a quarter of a journey's time. Only Firefox, WebKit and the night have it. */
const still = isDay ? { contextOptions: { reducedMotion: 'reduce' as const } } : {}

function projects() {
  if (journeyLanguage) return languageProjects(still)
  if (rest) return [...engines(rest), ...handsProjects(rest, still)]
  return [
    // Measures how long a start takes, so nothing else may run meanwhile.
    { name: 'start', testMatch: 'start.spec.ts', grep: /@alone/ },
    // First, as their one worker each would leave the others idle at the end.
    ...engines(rest),
    ...handsProjects(rest, still),
    {
      name: 'journeys',
      grepInvert: isDay ? /@alone|@night/ : /@alone/,
      testIgnore: [
        '{firefox,webkit}/**',
        'crawler/home.spec.ts',
        ...(isDay ? ['night/**'] : []),
        ...withoutNginx,
        ...withoutMupdf,
      ],
      use: still,
      dependencies: ['start'],
    },
  ]
}

export default defineConfig<{ hands: Hands }>({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // The rest is `npm run test:all`.
  grepInvert: isDay ? /@night/ : undefined,
  forbidOnly: true,
  // One more than cores: each of them waits a while.
  workers: 3,
  // Limits only end a hang: the same machine is now and then half as fast. A test that needs speed measures it.
  timeout: 90_000,
  // A run that hangs ends with a report. On two slow cores a full one takes 40 minutes.
  globalTimeout: 70 * 60_000,
  expect: { timeout: 20_000 },
  // In a long run only failures matter.
  quiet: Boolean(process.env.CI),
  reporter: [[process.env.CI ? 'dot' : 'list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  projects: projects(),
  use: {
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Recording takes a quarter of the time: `--trace retain-on-failure` records a failure when it is repeated.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        ...(root ? ['--no-sandbox'] : []),
      ],
    },
  },
})
