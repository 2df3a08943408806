import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The same without a window, which takes a fifth off the journeys; Playwright's own comes with one. */
const systemShell = '/usr/bin/chromium-headless-shell'

/**
 * A Chromium for the journeys: Playwright's own where it is installed, else the system's.
 * @returns `found`, and the path to give to Playwright (undefined for its own)
 */
export function findBrowser(): { found: boolean; executablePath: string | undefined } {
  if (existsSync(chromium.executablePath())) return { found: true, executablePath: undefined }
  const executablePath = systemBrowsers.find((path) => existsSync(path))
  return { found: executablePath !== undefined, executablePath }
}

/** @returns the path of the system's Chromium without a window, or else of what `findBrowser` finds */
export const findShell = () =>
  existsSync(chromium.executablePath()) || !existsSync(systemShell)
    ? findBrowser().executablePath
    : systemShell
