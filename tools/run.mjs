// Starts every command: `node tools/run.mjs serve|build|test`. Works on any Node from 20 on and on a fresh
// checkout: installs what is missing, then continues under the Node version that package.json pins.
import { spawn } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'

const installed = join('node_modules', '.package-lock.json')
// The program itself: its entry in node_modules/.bin is a batch file on Windows, which only a shell can start.
const pinned = join('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/**
 * @param {string} command
 * @param {string[]} args
 * @param {boolean} [shell] whether `command` is a whole command line for the system's shell
 * @returns {Promise<number>} the exit code
 */
function run(command, args, shell = false) {
  const child = spawn(command, args, { stdio: 'inherit', shell })
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

const [command = 'serve', ...rest] = process.argv.slice(2)
// Running the site needs no test packages, which saves a third of the time to install.
const runs = [
  'serve',
  'build',
  'staff',
  'erase',
  'purge',
  'smoke',
  'entries',
  'content-check',
  'pictures',
  'claims',
  'preview',
  'translate',
].includes(command)
const lacksTests = !runs && !existsSync(join('node_modules', 'jest'))

if (stale() || !existsSync(pinned) || lacksTests) {
  console.log('Installing packages (about a minute) …')
  // npm is a batch file on Windows, too.
  const code = await run(`npm ci${runs ? ' --omit=dev' : ''} --no-audit --no-fund --loglevel=error`, [], true)
  if (code !== 0) {
    console.error('The packages could not be installed. Fix what the lines above report, then try again.')
    process.exit(1)
  }
}
process.exit(await run(pinned, [`tools/${command}.ts`, ...rest]))
