import { runCommand } from '../../delivery/run-command.ts'
import { findBrowser } from './find-browser.ts'
import { programOf } from './tools.ts'

/**
 * Installs a Chromium when there is none: Playwright's own, else (as root on Debian or Ubuntu) the system's package.
 * @throws Error with what to install by hand
 */
export async function installBrowser() {
  if (findBrowser().found) return
  console.log('Installing Chromium for the journeys (a minute or two) …')
  await runCommand(process.execPath, [programOf('playwright'), 'install', 'chromium'])
  if (findBrowser().found) return
  if (process.getuid?.() === 0) {
    await runCommand('apt-get', ['update', '-qq'])
    for (const name of ['chromium', 'chromium-headless-shell'])
      await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])
  }
  if (!findBrowser().found)
    throw new Error(
      'No Chromium was found or could be installed. Install the package "chromium", then run npm test again.',
    )
}
