import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Headless only, which makes the journeys a fifth faster; Playwright ships one of its own. */
const systemShell = '/usr/bin/chromium-headless-shell'

/**
 * Finds a Chromium for the journeys: Playwright's own, or else the system's.
 * @returns `found`, and the path for Playwright (undefined for its own)
 */
export function findBrowser(): { found: boolean; executablePath: string | undefined } {
  if (existsSync(chromium.executablePath())) return { found: true, executablePath: undefined }
  const executablePath = systemBrowsers.find((path) => existsSync(path))
  return { found: executablePath !== undefined, executablePath }
}

/** @returns the path of the system's headless Chromium, or else what `findBrowser` finds */
export const findShell = () =>
  existsSync(chromium.executablePath()) || !existsSync(systemShell)
    ? findBrowser().executablePath
    : systemShell
