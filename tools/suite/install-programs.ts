import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { runCommand } from '../../build/run-command.ts'
import { findBrowser, findFirefox, findWebKit } from './find-browser.ts'
import { findNginx, hasImageMagick, hasMupdf, hasPoppler, programOf } from './tools.ts'

type Program = {
  name: string
  isThere: () => boolean
  /** The Debian packages that contain it. */
  packages: string[]
  /** Playwright's name for its own build. */
  own?: string
  /** Names the tests that cannot run without it. */
  without: string
}

const programs: Program[] = [
  {
    name: 'Firefox',
    isThere: () => findFirefox() !== undefined,
    packages: ['firefox-esr'],
    own: 'firefox',
    without: 'its journeys',
  },
  {
    name: 'WebKit',
    isThere: () => findWebKit() !== undefined,
    packages: ['webkit2gtk-driver', 'xvfb'],
    own: 'webkit',
    without: 'its journeys',
  },
  {
    name: 'nginx',
    isThere: () => findNginx() !== undefined,
    packages: ['nginx'],
    without: 'the journeys through it (e2e/serving/nginx*.spec.ts)',
  },
  {
    name: 'poppler or ImageMagick',
    isThere: () => hasPoppler() && hasImageMagick(),
    packages: ['poppler-utils', 'imagemagick'],
    without: 'what holds the check of artwork to them (e2e/artwork)',
  },
  {
    name: 'mupdf',
    isThere: hasMupdf,
    packages: ['mupdf-tools'],
    without: 'what holds the sketches of pages to it (e2e/visitors/sketch-mupdf.spec.ts)',
  },
]
const browser: Program = {
  name: 'Chromium',
  isThere: () => findBrowser().found,
  packages: ['chromium', 'chromium-headless-shell'],
  own: 'chromium',
  without: 'every journey',
}

/** Runs a command with a long output, and prints only its errors if it fails. */
function runQuietly(command: string, ...args: string[]) {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  if (status !== 0) console.error(stderr)
}

/**
 * Installs the programs that journeys and tests need: system packages as root on Debian or Ubuntu, otherwise
 * Playwright's browsers. One line names what will not run for lack of a program.
 * @throws Error if there is still no Chromium
 */
export async function installPrograms(which: 'all' | 'browser' = 'all') {
  const missing = (which === 'all' ? [browser, ...programs] : [browser]).filter(({ isThere }) => !isThere())
  if (missing.length === 0) return
  console.log(`Installing ${missing.map(({ name }) => name).join(', ')} for the tests (minutes) …`)
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    runQuietly('apt-get', 'update', '-qq')
    for (const { packages } of missing)
      runQuietly('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages)
    // The package starts it as a service on port 80.
    if (missing.some(({ name }) => name === 'nginx')) runQuietly('service', 'nginx', 'stop')
  }
  const own = missing.flatMap(({ own, isThere }) => (own && !isThere() ? [own] : []))
  if (own.length > 0) await runCommand(process.execPath, [programOf('playwright'), 'install', ...own])
  for (const { name, isThere, without } of missing)
    if (!isThere()) console.log(`${name} could not be installed, so ${without} is not run.`)
  if (!browser.isThere())
    throw new Error('No Chromium was found. Install the package "chromium", then run npm test again.')
}

if (import.meta.main) await installPrograms()
