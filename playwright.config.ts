import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/test/find-browser.ts'

const { executablePath } = findBrowser()
const root = process.getuid?.() === 0

export default defineConfig({
  testDir: 'e2e',
  forbidOnly: true,
  workers: 2,
  timeout: 45_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
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
