import { existsSync } from 'node:fs'
import { runCommand } from '../../delivery/run-command.ts'
import { findFirefox, findWebKit } from './find-engines.ts'
import { programOf } from './tools.ts'

/**
 * Installs Firefox and WebKit where that can be done: the system's packages as root on Debian or Ubuntu, else Playwright's
 * own. One line for each says that its journeys are not run.
 */
export async function installEngines() {
  if (findFirefox() && findWebKit()) return
  console.log('Installing Firefox and WebKit for the journeys (a minute or two) …')
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await runCommand('apt-get', ['update', '-qq'])
    for (const packages of [['firefox-esr'], ['webkit2gtk-driver', 'xvfb']])
      await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])
  }
  const missing = [!findFirefox() && 'firefox', !findWebKit() && 'webkit'].filter((one) => one !== false)
  if (missing.length > 0) await runCommand(process.execPath, [programOf('playwright'), 'install', ...missing])
  if (!findFirefox()) console.log('Firefox could not be installed: its journeys are not run.')
  if (!findWebKit()) console.log('WebKit could not be installed: its journeys are not run.')
}
