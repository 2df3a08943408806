import { readFileSync, statSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { Response } from '@playwright/test'
import { inlineScript } from '../../delivery/inline-script.ts'
import { expect, test } from '../support/fixtures.ts'

// What a visitor's line has to carry, in bytes with brotli; the same on every run and every machine.

const kilobyte = 1_024
const compressed = (content: string | Buffer) => brotliCompressSync(content).length
const built = (path: string) => readFileSync(path.replace(/^\/?_next/, '.next'))
const sum = (paths: string[]) => paths.reduce((total, path) => total + compressed(built(path)), 0)
const home = () => String(readFileSync('.next/server/app/index.html'))

/** Next's own code, which any page of the App Router loads. */
function floor(): string[] {
  const manifest = JSON.parse(String(readFileSync('.next/build-manifest.json'))) as {
    rootMainFiles: string[]
  }
  return manifest.rootMainFiles.map((file) => `/_next/${file}`)
}

test('The two inline scripts are at most 2 KB', () => {
  const loader = inlineScript('delivery/defer-scripts/loader/main.ts')
  const pageScript = inlineScript('delivery/page-script/main.ts')
  const bytes = compressed(loader + pageScript)
  console.log(`the inline scripts: ${bytes} bytes`)
  expect(bytes).toBeLessThanOrEqual(2 * kilobyte)
  // They are what the page holds; a vendor that loads with the page adds to them.
  expect(home()).toContain(`>${loader}${pageScript}`)
})

test('The home page, its rules in it, is at most 40 KB', () => {
  expect(home()).not.toMatch(/<link rel="stylesheet"(?![^>]* disabled="")/)
  expect(compressed(home())).toBeLessThanOrEqual(40 * kilobyte)
})

test("What the home page loads on the first intent is at most 74 KB beyond Next's own, the page's data 34 KB of it", () => {
  const sources = /data-src="([^"]+)"/.exec(home())?.[1]?.split(' ') ?? []
  const own = floor()
  const beyond = sources.filter((path) => !own.includes(path))
  const data = beyond.filter((path) => path.includes('/flight/'))
  expect(data).toHaveLength(1)
  expect(sum(beyond)).toBeLessThanOrEqual(74 * kilobyte)
  expect(sum(data)).toBeLessThanOrEqual(34 * kilobyte)
})

test('The fonts that every page loads are at most 40 KB each', () => {
  for (const name of ['archivo', 'martian-mono'])
    expect(statSync(`app/fonts/built/${name}.woff2`).size).toBeLessThanOrEqual(40 * kilobyte)
})

test('On a phone the home page is at most 18,000 pixels long, with its lists folded', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/#home') // all of it laid out
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(18_000)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })

  test('The first view takes at most eight requests; the whole page with every picture at most 1.2 MB', async ({
    page,
  }) => {
    const responses: Response[] = []
    page.on('response', (response) => responses.push(response))
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    const first = responses.filter((response) => !response.url().endsWith('/icons/keyline.svg'))
    expect(first.map((response) => response.url()).length).toBeLessThanOrEqual(8)

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
