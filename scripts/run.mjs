// The door to every command: `node scripts/run.mjs serve|dev|build|test`. Runs on any Node from 20 on and on a machine
// with nothing installed: installs what is missing, then goes on under the Node version that package.json pins.
import { spawn } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'

const installed = 'node_modules/.package-lock.json'
const pinned = 'node_modules/.bin/node'

/** @param {string} command @param {string[]} args @returns {Promise<number>} the exit code */
function run(command, args) {
  const child = spawn(command, args, { stdio: 'inherit' })
  // Ctrl-C reaches the child by itself; a plain kill does not.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1)))
  })
}

const stale = () =>
  !existsSync(installed) || statSync(installed).mtimeMs < statSync('package-lock.json').mtimeMs

if (stale() || !existsSync(pinned)) {
  console.log('Installing packages (about a minute) …')
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  if (code !== 0) {
    console.error(
      'The packages could not be installed. Read the lines above, mend that, and run the command again.',
    )
    process.exit(1)
  }
}
const [command = 'serve', ...rest] = process.argv.slice(2)
process.exit(await run(pinned, [`scripts/${command}.ts`, ...rest]))
