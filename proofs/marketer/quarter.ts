// `npm run test:marketer`: forty tasks of a marketer, one by one on a copy of the content. Each must pass the check and
// is photographed at three widths into .local/marketer; the content tests run last. About five minutes.
import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { nextCommand } from '../../delivery/next-output/next-command.ts'
import { programOf } from '../suite/tools.ts'
import { findShell } from '../suite/find-browser.ts'
import { carryOut } from './task.ts'
import { tasks } from './tasks.ts'

const port = 4_140
const pictures = resolve('.local/marketer')
const copy = resolve('.local/marketer-content')
const env = { ...process.env, CONTENT_FOLDER: copy, NEXT_TELEMETRY_DISABLED: '1' }
const failures: string[] = []

const takeCopy = (from: string, to: string) => {
  rmSync(to, { recursive: true, force: true })
  cpSync(from, to, { recursive: true })
}
/** A different folder makes the site read the content anew. */
const draft = `${copy}-draft`
takeCopy('content', draft)
takeCopy(draft, copy)
rmSync(pictures, { recursive: true, force: true })
mkdirSync(pictures, { recursive: true })

const site = spawn(process.execPath, [nextCommand, 'dev', '-p', String(port)], { env, stdio: 'ignore' })
const root = process.getuid?.() === 0 ? ['--no-sandbox'] : []
const browser = await chromium.launch({ executablePath: findShell(), args: ['--disable-gpu', ...root] })
const page = await browser.newPage({ reducedMotion: 'reduce' })
// The site compiles on request.
page.setDefaultTimeout(120_000)
try {
  for (let tries = 0; tries < 100; tries++)
    if (await fetch(`http://localhost:${port}/`).catch(() => sleep(1_000))) break
  for (const [index, task] of tasks.entries()) {
    for (const edit of task.edits) carryOut(draft, edit)
    const check = spawnSync(process.execPath, ['scripts/content-check.ts'], {
      env: { ...env, CONTENT_FOLDER: draft },
      encoding: 'utf8',
    })
    console.log(`${check.status === 0 ? 'green' : 'RED  '} ${index + 1} ${task.wanted}`)
    if (check.status !== 0) failures.push(`${task.wanted}\n${check.stderr}`)
    if (check.status !== 0) console.log(check.stderr)
    takeCopy(draft, copy)
    for (const width of [390, 768, 1440]) await takePicture(task.page, width, index + 1)
  }
  const jest = spawnSync(
    process.execPath,
    [programOf('jest'), 'lib', 'components', '--selectProjects', 'unit', '--silent', '--maxWorkers=2'],
    { env, encoding: 'utf8' },
  )
  if (jest.status !== 0) failures.push(jest.stderr)
} finally {
  await browser.close()
  site.kill()
}
for (const failure of failures) console.error(failure)
console.log(`${tasks.length - failures.length} passed, ${failures.length} failed; look at ${pictures}`)
process.exit(failures.length)

/** Takes a picture of the part of the page that shows the change. */
async function takePicture(address: string, width: number, number: number) {
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
  if (!box) return
  const clip = { ...box, y: box.y + (await page.evaluate(() => scrollY)) }
  const path = `${pictures}/${String(number).padStart(2, '0')}-${width}.jpg`
  await page.screenshot({ path, type: 'jpeg', quality: 70, fullPage: true, clip })
}
