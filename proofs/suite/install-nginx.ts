import { runCommand } from '../../delivery/run-command.ts'
import { findNginx } from '../nginx/find-nginx.ts'

const packages = ['nginx', 'libnginx-mod-http-brotli-static']

/**
 * Installs the web server that the journeys put in front of the site (as root on Debian or Ubuntu).
 * @throws Error that says what to install by hand
 */
export async function installNginx() {
  if (isThere()) return
  if (process.getuid?.() === 0) {
    console.log('Installing nginx for the journeys (half a minute) …')
    await runCommand('apt-get', ['update', '-qq'])
    await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])
    // The package starts it as a service on port 80, which nobody asked for.
    await runCommand('service', ['nginx', 'stop'])
  }
  if (!isThere())
    throw new Error(
      `nginx or its brotli module is missing. Install the packages ${packages.join(' and ')} (Debian 12, Ubuntu 24.04 or newer), then run npm test again.`,
    )
}

function isThere(): boolean {
  const { nginx, brotliModule } = findNginx()
  return nginx !== undefined && brotliModule !== undefined
}
