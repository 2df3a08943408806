// `npm run test:marketer`: the tasks of tasks.yaml, one by one on a copy of the site. After each, content passes the check,
// and the page with the change is crawled and photographed at three widths into .local/marketer. The content tests, a
// build and the crawler on all its pages come last. About fifteen minutes.
import { execSync, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync, utimesSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { chromium } from '@playwright/test'
import { nextCommand } from '../../delivery/next-output/next-command.ts'
import { lookHere, nothing } from '../../e2e/support/look-at.ts'
import { findShell } from '../suite/find-browser.ts'
import { programOf } from '../suite/tools.ts'
import { carryOut, tasks } from './task.ts'

const port = 4_140
const pictures = resolve('.local/marketer')
// Within the tree, because Next's compiler follows no link that leads out of it.
const copy = resolve('.local/marketer-site')
const content = join(copy, 'content')
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' }
const failures: string[] = []

for (const folder of [copy, pictures]) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
}
execSync(`git ls-files -zco --exclude-standard | tar --null -T - -cf - | tar -xf - -C "${copy}"`)
symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))

/** Runs a command in the copy and notes its failure. */
function run(what: string, ...command: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: copy,
    env,
    encoding: 'utf8',
  })
  console.log(`${status === 0 ? 'green' : 'RED  '} ${what}`)
  if (status !== 0) failures.push(`${what}\n${stdout}${stderr}`)
}

const site = spawn(process.execPath, [nextCommand, 'dev', '-p', String(port)], {
  cwd: copy,
  env,
  stdio: 'ignore',
})
const root = process.getuid?.() === 0 ? ['--no-sandbox'] : []
const browser = await chromium.launch({ executablePath: findShell(), args: ['--disable-gpu', ...root] })
const page = await browser.newPage({ reducedMotion: 'reduce' })
// The site compiles on request.
page.setDefaultTimeout(120_000)
try {
  for (let tries = 0; tries < 100; tries++)
    if (await fetch(`http://localhost:${port}/`).catch(() => sleep(1_000))) break
  for (const [index, { wanted, page: address, edits }] of tasks.entries()) {
    for (const edit of edits) await carryOut(content, edit)
    // A folder of another time makes the site read the content anew.
    utimesSync(content, new Date(), new Date())
    if (edits.some((edit) => 'photo' in edit)) run(`${index + 1} npm run pictures`, 'scripts/pictures.ts')
    run(`${index + 1} ${wanted}`, 'scripts/content-check.ts')
    for (const width of [390, 768, 1440]) {
      const found = await look(address, width, index + 1)
      if (!isDeepStrictEqual(found, nothing))
        failures.push(`${wanted}, ${width} px\n${JSON.stringify(found, null, 1)}`)
    }
  }
} finally {
  await browser.close()
  site.kill()
}
rmSync(join(copy, '.next'), { recursive: true, force: true })
const unit = ['lib', 'components', '--selectProjects', 'unit', '--silent', '--maxWorkers=2']
run('the content tests', programOf('jest'), ...unit)
run('a build', 'scripts/build.ts')
const crawler = [
  'test',
  '--project',
  'journeys',
  '--no-deps',
  'crawler/pages',
  '--grep-invert',
  'looks the same',
]
run('the crawler on all pages', programOf('playwright'), ...crawler)
for (const failure of failures) console.error(failure)
console.log(`${tasks.length + 3 - failures.length} passed, ${failures.length} failed; look at ${pictures}`)
process.exit(failures.length)

/** Crawls the page at one width, and takes a picture of the part that shows the change. */
async function look(address: string, width: number, number: number) {
  await page.setViewportSize({ width, height: 900 })
  // Leaves the page first: a new anchor alone loads nothing.
  await page.goto('about:blank')
  await page.goto(`http://localhost:${port}${address}`)
  await page.addStyleTag({ content: 'nextjs-portal { display: none }' })
  const part = page.locator(new URL(address, 'http://x').hash || 'main').first()
  await part.evaluate(async (element) => {
    for (const fold of element.querySelectorAll<HTMLDetailsElement>('details.fold:not([name])'))
      fold.open = true
    const images = [...element.querySelectorAll('img')]
    for (const image of images) image.loading = 'eager'
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
  })
  const box = await part.boundingBox()
  const clip = box && { ...box, y: box.y + (await page.evaluate(() => scrollY)) }
  const path = `${pictures}/${String(number).padStart(2, '0')}-${width}.jpg`
  if (clip) await page.screenshot({ path, type: 'jpeg', quality: 70, fullPage: true, clip })
  return page.evaluate(lookHere, '')
}
