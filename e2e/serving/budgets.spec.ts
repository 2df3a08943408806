import { readFileSync, statSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { Response } from '@playwright/test'
import { inlineScript } from '../../build/inline-script.ts'
import { expect, test } from '../support/fixtures.ts'

// Bytes (brotli) that a visitor downloads; the same on every run and every machine.

const kilobyte = 1_024
const compressed = (content: string | Buffer) => brotliCompressSync(content).length
const built = (path: string) => readFileSync(path.replace(/^\/?_next/, '.next'))
const sum = (paths: string[]) => paths.reduce((total, path) => total + compressed(built(path)), 0)
const home = () => String(readFileSync('.next/server/app/index.html'))

/** Next's own code, which every page of the App Router loads. */
function floor(): string[] {
  const manifest = JSON.parse(String(readFileSync('.next/build-manifest.json'))) as {
    rootMainFiles: string[]
  }
  return manifest.rootMainFiles.map((file) => `/_next/${file}`)
}

test('The two inline scripts are at most 4 KB', () => {
  const loader = inlineScript('browser/loader/main.ts')
  const pageScript = inlineScript('browser/page-script/main.ts')
  const bytes = compressed(loader + pageScript)
  console.log(`the inline scripts: ${bytes} bytes`)
  expect(bytes).toBeLessThanOrEqual(4 * kilobyte)
  // The page must hold both; a vendor that loads with the page adds to them.
  expect(home()).toContain(`>${loader}${pageScript}`)
})

/** The size of our code on 2026-11-25 (print rules apart), plus a tenth. */
const code = { scripts: 1.1 * 50_621, rules: 1.1 * 14_835, paper: 1.1 * 2_287 }
/** The size of everything that grows with content, on that day; twice as much would be a mistake. */
const content = { page: 2 * 40_874, data: 2 * 33_575, length: 2 * 18_000 }

/** The three largest, to show where the weight is. */
const largest = (parts: { name: string; size: number }[], unit: string) =>
  parts
    .sort((one, other) => other.size - one.size)
    .slice(0, 3)
    .map(({ name, size }) => `${name} ${Math.round(size)} ${unit}`)
    .join(', ')

test('The rules in the home page keep their size, and so do those for paper', () => {
  expect(home()).not.toContain('<link rel="stylesheet" href')
  const styles = [...home().matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = '']) => compressed(style))
  expect(styles).toHaveLength(2)
  const sections = home()
    .split(/(?=<section id=")/)
    .slice(1)
  const parts = sections.map((section) => ({
    name: /id="([^"]+)"/.exec(section)?.[1] ?? '',
    size: compressed(section),
  }))
  console.log(`the home page: ${compressed(home())} bytes; ${largest(parts, 'bytes')}`)
  expect(styles[0]).toBeLessThanOrEqual(code.rules)
  // Such a rule has all that arrived before styled again with each part that follows: half of the time for styles.
  expect(home()).not.toContain('body:has(')
  expect(styles[1]).toBeLessThanOrEqual(code.paper)
  expect(compressed(home())).toBeLessThanOrEqual(content.page)
})

test('The home page on a phone, with its lists folded, keeps its elements and its length', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const items = await page.locator('main .add, #reviews figure, #locations li').count()
  const elements = await page.locator('*').count()
  console.log(`the home page: ${elements} elements, ${items} items`)
  // A few more for each thing added to its lists.
  expect(elements).toBeLessThanOrEqual(2_400 + 14 * Math.max(0, items - 152))
  const parts = await page
    .locator('main > section')
    .evaluateAll((all) => all.map(({ id, clientHeight }) => ({ name: id, size: clientHeight })))
  const length = await page.evaluate(() => document.documentElement.scrollHeight)
  console.log(`the home page on a phone: ${length} px; ${largest(parts, 'px')}`)
  expect(length).toBeLessThanOrEqual(content.length)
})

test('Scripts and data that the home page loads on the first intent keep their size', () => {
  const sources = /data-src="([^"]+)"/.exec(home())?.[1]?.split(' ') ?? []
  const own = floor()
  const beyond = sources.filter((path) => !own.includes(path))
  const data = beyond.filter((path) => path.includes('/flight/'))
  expect(data).toHaveLength(1)
  const scripts = sum(beyond) - sum(data)
  console.log(`on the first intent: ${scripts} bytes of scripts, ${sum(data)} of data`)
  expect(scripts).toBeLessThanOrEqual(code.scripts)
  expect(sum(data)).toBeLessThanOrEqual(content.data)
})

test('The fonts that every page loads are at most 40 KB each', () => {
  for (const name of ['archivo', 'martian-mono'])
    expect(statSync(`app/fonts/built/${name}.woff2`).size).toBeLessThanOrEqual(40 * kilobyte)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })

  test('The first view takes at most eight requests, the whole page at most 1.2 MB', async ({ page }) => {
    const responses: Response[] = []
    page.on('response', (response) => responses.push(response))
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    // After a short headline, browsers prefetch the pictures of the next sections; at rest, the page loads all of them.
    const isAhead = /\/brand\/icon\.svg$|\/pictures\/(?!hero\/)|\/drawings\/|\/world\.svg$/
    const first = responses.map((response) => response.url()).filter((url) => !isAhead.test(url))
    expect(first.length, first.join('\n')).toBeLessThanOrEqual(8)

    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    for (let y = 0; y <= height; y += 500) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)
      await page.waitForTimeout(40)
    }
    await page.waitForLoadState('networkidle')
    const lengths = responses.map((response) => Number(response.headers()['content-length'] ?? NaN))
    const total = lengths.reduce((bytes, length) => bytes + length, 0)
    console.log(`scrolled to the end: ${total} bytes in ${responses.length} requests`)
    expect(total).toBeLessThanOrEqual(1.2 * kilobyte * kilobyte)
  })
})
