import { existsSync } from 'node:fs'
import { runCommand } from '../../delivery/run-command.ts'
import { hasImageMagick, hasPoppler } from '../artwork/find-programs.ts'

/**
 * Installs the programs that the check of artwork is held to, where that can be done: as root on Debian or Ubuntu.
 * Elsewhere one line says that these tests are not run.
 */
export async function installSecondOpinions() {
  if (hasPoppler() && hasImageMagick()) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing poppler-utils and imagemagick for the check of artwork (half a minute) …')
    await runCommand('apt-get', ['update', '-qq'])
    await runCommand('apt-get', [
      ...['install', '-y', '-qq', '--no-install-recommends'],
      ...['poppler-utils', 'imagemagick'],
    ])
  }
  if (!hasPoppler() || !hasImageMagick())
    console.log('poppler-utils or imagemagick could not be installed: proofs/artwork is not run with them.')
}
