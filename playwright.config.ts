import { defineConfig } from '@playwright/test'
import { findNginx } from './proofs/nginx/find-nginx.ts'
import { findBrowser } from './proofs/suite/find-browser.ts'

const { executablePath } = findBrowser()
const root = process.getuid?.() === 0
// Where it is not installed and may not be, `npm test` says that these are not run.
const withoutNginx = findNginx() ? [] : ['nginx*.spec.ts']

export default defineConfig({
  testDir: 'e2e',
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  projects: [
    // Measures how long a start takes, so nothing else may run meanwhile.
    { name: 'start', testMatch: 'start.spec.ts' },
    { name: 'journeys', testIgnore: ['start.spec.ts', ...withoutNginx], dependencies: ['start'] },
  ],
  use: {
    locale: 'en-US',
    timezoneId: 'America/New_York',
    trace: 'retain-on-failure',
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
