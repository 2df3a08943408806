import { existsSync } from 'node:fs'
import { firefox, webkit } from '@playwright/test'

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
