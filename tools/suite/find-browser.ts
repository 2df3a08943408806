import { existsSync } from 'node:fs'
import { chromium, firefox, webkit } from '@playwright/test'

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

const systemFirefoxes = [
  '/usr/bin/firefox-esr',
  '/usr/lib/firefox/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]

/** Where Debian's packages xvfb and webkit2gtk-driver install their programs. */
export const webKitPrograms = { screen: '/usr/bin/Xvfb', driver: '/usr/bin/WebKitWebDriver' }

/** @returns how to start Playwright's Firefox, or else the system's; undefined if there is neither */
export function findFirefox() {
  const own = firefox.executablePath()
  if (existsSync(own)) return { launchOptions: { executablePath: own } }
  const executablePath = systemFirefoxes.find((path) => existsSync(path))
  return executablePath && { channel: 'moz-firefox', launchOptions: { executablePath } }
}

/** @returns whether Playwright's WebKit is installed, or else the system's with a driver */
export function findWebKit(): 'own' | 'driver' | undefined {
  if (existsSync(webkit.executablePath())) return 'own'
  return Object.values(webKitPrograms).every((path) => existsSync(path)) ? 'driver' : undefined
}
