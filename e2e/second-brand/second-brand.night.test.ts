import { execSync, spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { freePort } from '../support/free-port.ts'
import { programOf } from '../../tools/suite/tools.ts'

// Another name, other inks, another logo and first screen: everything follows from content, and looks right. Within the tree:
// Next's compiler follows no link out of it.
const copy = resolve('.local/second-brand')
const brand = 'e2e/second-brand/content'
const empty = () => rmSync(copy, { recursive: true, force: true })
beforeAll(() => {
  empty()
  mkdirSync(copy, { recursive: true })
  execSync(`git ls-files -zco --exclude-standard | tar --null -T - -cf - | tar -xf - -C "${copy}"`)
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
})
afterAll(empty)

/** The environment without Jest's own settings. */
const own = Object.entries(process.env).filter(([name]) => !['NODE_ENV', 'JEST_WORKER_ID'].includes(name))
const env = Object.fromEntries(own) as NodeJS.ProcessEnv
const yaml = (folder: string) => readFileSync(join(folder, 'brand.yaml'), 'utf8')
const nameIn = (folder: string) => /^name: (.*)/m.exec(yaml(folder))?.[1] ?? 'none'

test('the preview shows it, in its inks, from the folder alone', async () => {
  const site = await freePort()
  const backend = await freePort()
  const preview = spawn(process.execPath, ['tools/preview.ts', '--content', brand], {
    cwd: copy,
    env: {
      ...env,
      PORT: String(site),
      LOCAL_SUPABASE_PORT: String(backend),
      LOCAL_SUPABASE_DIR: join(copy, '.local/supabase'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => preview.once('exit', resolve))
  try {
    await new Promise<void>((ready) => {
      preview.stdout.on('data', (said) => String(said).includes(` at http://localhost:${site}`) && ready())
    })
    const html = await (await fetch(`http://localhost:${site}/veterinary`)).text()
    expect(html).toContain(nameIn(brand))
    expect(html).not.toContain(nameIn('content'))
    const [, rubine] = /rubine: '(.*)'/.exec(yaml(brand)) ?? []
    expect(readFileSync(join(copy, 'app/inks.css'), 'utf8')).toContain(`--color-rubine: ${rubine}`)
  } finally {
    preview.kill()
    await ended
  }
}, 300_000)

test('in the place of ours, it leaves check, build and every page green', () => {
  cpSync(brand, join(copy, 'content'), { recursive: true })
  const failed = [
    ['tools/content-check.ts'],
    ['tools/build.ts'],
    [
      programOf('playwright'),
      'test',
      '--project',
      'journeys',
      '--no-deps',
      'crawler/pages',
      '--grep-invert',
      'looks the same',
    ],
  ].flatMap((command) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, command, {
      cwd: copy,
      env,
      encoding: 'utf8',
    })
    return status === 0 ? [] : [`${command.join(' ')}\n${stdout}${stderr}`]
  })
  expect(failed.join('\n')).toBe('')
  const pages = ['index', 'printing', 'veterinary', 'questions', '_not-found']
  const html = pages.map((page) => readFileSync(join(copy, `.next/server/app/${page}.html`), 'utf8')).join('')
  expect(html.split(nameIn(brand)).length).toBeGreaterThan(20)
  expect(html).not.toMatch(new RegExp(nameIn('content')))
}, 600_000)
