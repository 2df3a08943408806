// `npm run test:vercel`: builds a clone as Vercel does, without an account, and plays journeys against what that wrote:
// the 404 page, forms with and without script, files in parts with their verdict, a request's page, sign-in and desk.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { runCommand } from '../build/run-command.ts'
import { installPrograms } from './suite/install-programs.ts'
import { programOf } from './suite/tools.ts'

const journeys = [
  ...[
    'not-found',
    'project-request',
    'artwork-sent',
    'request-notes',
    'request-page',
    'without-javascript',
  ].map((name) => `e2e/visitors/${name}.spec.ts`),
  ...['sign-in', 'desk-list'].map((name) => `e2e/staff/${name}.spec.ts`),
]
/** Requests that our own server answers before Next. */
const ownServer = 'cannot be decoded|punctuation after it'

mkdirSync('.local', { recursive: true })
// Beside the project, so that what is linked lies on one disk.
const folder = mkdtempSync(resolve('.local/vercel-'))
const env = { ...process.env, VERCEL_FOLDER: folder }
const project = { projectId: 'prj_none', orgId: 'team_none', settings: { framework: 'nextjs' } }

async function proveHost(): Promise<number> {
  await installPrograms('browser')
  if (await runCommand('git', ['clone', '--quiet', '--depth', '10', `file://${resolve('.')}`, folder]))
    return 1
  mkdirSync(join(folder, '.vercel'))
  writeFileSync(join(folder, '.vercel/project.json'), JSON.stringify(project))
  const build = ['--yes', 'vercel@60.1.3', 'build', '--prod', '--yes', '--cwd', folder]
  if (await runCommand('npx', build)) return 1
  const only = ['--project', 'journeys', '--no-deps', '--grep-invert', ownServer]
  return runCommand(process.execPath, [programOf('playwright'), 'test', ...only, ...journeys], env)
}
const code = await proveHost()
rmSync(folder, { recursive: true, force: true })
process.exit(code)
