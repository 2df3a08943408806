import { existsSync } from 'node:fs'
import { runCommand } from '../../delivery/run-command.ts'
import { findNginx } from '../nginx/find-nginx.ts'

/**
 * Installs nginx, which some journeys put in front of the site, where that can be done: as root on Debian or Ubuntu.
 * Elsewhere one line says that these journeys are not run.
 * @throws Error when it could be installed but was not
 */
export async function installNginx() {
  if (findNginx()) return
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    console.log('nginx is not installed: the journeys through it (e2e/serving/nginx*.spec.ts) are not run.')
    return
  }
  console.log('Installing nginx for the journeys (half a minute) …')
  await runCommand('apt-get', ['update', '-qq'])
  await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'nginx'])
  // The package starts it as a service on port 80, which nobody asked for.
  await runCommand('service', ['nginx', 'stop'])
  if (!findNginx()) throw new Error('nginx could not be installed. Install it, then run npm test again.')
}
