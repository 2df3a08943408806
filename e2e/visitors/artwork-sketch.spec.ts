import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { onePage, pagesOf, type PageSketch, writePdf } from '../support/artwork/make-pdf.ts'
import { soundPdfs } from '../support/artwork/samples.ts'
import { fill } from '../../lib/content/fill.ts'
import { expect, test } from '../support/fixtures.ts'
import { fileOf, LightTable, paper, words } from '../support/light-table.ts'
import { Sketch, smallestType } from '../support/sketch.ts'

// The picture of a file under trim, bleed and safe line.

const { drawn } = words
const yellow = '255 204 0'
const blue = '0 0 255'
const red = '255 0 0'
const white = '255 255 255'
/** A ground with a blue rectangle at the bottom left and a red one at the top right; the cut size is 252 x 144. */
const content = '1 .8 0 rg -9 -9 270 162 re f 0 0 1 rg 20 20 60 40 re f 1 0 0 rg 170 90 60 40 re f'
const moved = (x: number, y: number) => `1 0 0 1 ${x} ${y} cm ${content}`
/** Points of that content: blue, red and the ground between. */
const places = [
  [50, 40],
  [200, 110],
  [120, 72],
] as const
const colors = [blue, red, yellow]

/** Puts a file on the table as a card; its drawing is there, its picture perhaps not yet. */
async function lay(page: Page, name: string, bytes: Uint8Array | string): Promise<Sketch> {
  await page.goto('/artwork')
  const table = new LightTable(page)
  await table.choose(paper)
  await table.field.setInputFiles(fileOf(name, bytes))
  await table.said()
  return new Sketch(page)
}

const upright = ([x, y]: readonly [number, number]) => [x / 252, 1 - y / 144] as const
/** Turned by 90 degrees: the left side is at the top. */
const turned = ([x, y]: readonly [number, number]) => [y / 144, x / 252] as const

const pages: [name: string, page: PageSketch, where: typeof upright][] = [
  [
    'with bleed, not at the origin',
    { media: '100 50 370 212', entries: '/TrimBox [109 59 361 203]', content: moved(109, 59) },
    upright,
  ],
  [
    'turned, with bleed',
    { media: '0 0 270 162', entries: '/TrimBox [9 9 261 153] /Rotate 90', content: moved(9, 9) },
    turned,
  ],
  ['cropped', { media: '0 0 400 300', entries: '/CropBox [50 50 302 194]', content: moved(50, 50) }, upright],
]
for (const [what, page, where] of pages)
  test(`A page ${what} is shown where it is cut${what === 'turned, with bleed' ? '' : ' @night'}`, async ({
    page: tab,
  }) => {
    const sketch = await lay(tab, 'card.pdf', onePage(page))
    await expect(sketch.drawing.getByText(drawn.page)).toBeVisible()
    for (const [index, place] of places.entries())
      expect(await sketch.colorAt(where(place))).toBe(colors[index])
    const hasBleed = page.entries?.includes('TrimBox')
    expect(await sketch.colorAt([-0.02, 0.2])).toBe(hasBleed ? yellow : '255 204 204')
  })

const half = '<rect width="126" height="144" fill="#00f"/>'
const pictures: [name: string, bytes: () => Promise<Uint8Array | string> | Uint8Array | string][] = [
  [
    'a PNG',
    () =>
      sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="252" height="144">${half}</svg>`))
        .png()
        .toBuffer(),
  ],
  [
    'a photograph that lies on its side',
    () =>
      sharp({ create: { width: 144, height: 252, channels: 3, background: '#fff' } })
        .composite([
          {
            input: { create: { width: 144, height: 126, channels: 3, background: '#00f' } },
            top: 126,
            left: 0,
          },
        ])
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer(),
  ],
  ['an SVG', () => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 252 144">${half}</svg>`],
  [
    'a packed SVG without a view box',
    () => gzipSync(`<svg xmlns="http://www.w3.org/2000/svg" width="252" height="144">${half}</svg>`),
  ],
]
for (const [what, make] of pictures)
  test(`${what} is shown by the browser itself${what === 'an SVG' ? '' : ' @night'}`, async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`))
    // The file name's ending does not give its type.
    const sketch = await lay(page, 'logo.bin', await make())
    await expect(sketch.drawing.getByText(drawn.own)).toBeVisible()
    await expect.poll(() => sketch.colorAt([0.45, 0.8])).toBe(blue)
    expect(await sketch.colorAt([0.55, 0.8])).toBe(white)
    // Only the check's own script was fetched, and nothing was sent.
    expect(requests.filter((one) => one.includes('/static/artwork/'))).toHaveLength(1)
    expect(requests.filter((one) => !one.startsWith('GET '))).toEqual([])
    const { script, foreign } = await page.evaluate(() => ({
      script: document.querySelector('.checked-drawing image rect, .checked-drawing foreignObject'),
      foreign: document.querySelector('.checked-drawing image')?.getAttribute('href'),
    }))
    expect(script).toBeNull()
    expect(foreign).toMatch(/^blob:/)
  })

test('Pages are turned by keys, keep the focus, and send nothing', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`))
  const three = writePdf(
    pagesOf([{ content }, { media: '0 0 144 252', content: '0 0 1 rg 0 0 144 126 re f' }, { content: '' }]),
  )
  const sketch = await lay(page, 'three.pdf', three)
  const { at, backLabel, onLabel } = drawn.turn
  const button = (label: string) => page.getByRole('button', { name: fill(label, { file: 'three.pdf' }) })
  const says = (number: number) =>
    expect(sketch.drawing.locator('[aria-live]')).toHaveText(fill(at, { number, count: 3 }))
  await says(1)
  await expect(sketch.picture).toBeVisible()
  await expect(button(backLabel)).toHaveAttribute('aria-disabled', 'true')
  await button(onLabel).focus()
  await page.keyboard.press('Enter')
  await says(2)
  await expect(button(onLabel)).toBeFocused()
  await expect(sketch.picture).toBeVisible()
  // An upright page turns the piece with it.
  expect(await sketch.colorAt([0.3, 0.7])).toBe(blue)
  expect(await sketch.colorAt([0.7, 0.2])).toBe(white)
  await page.keyboard.press('Enter')
  await says(3)
  await page.keyboard.press('Enter')
  await says(3)
  await expect(button(onLabel)).toBeFocused()
  await button(backLabel).press('Enter')
  await says(2)
  await expect(sketch.picture).toBeVisible()
  expect(new Set(requests.filter((one) => one.includes('/static/artwork/'))).size).toBe(2)
  expect(requests.filter((one) => !one.startsWith('GET '))).toEqual([])
})

test('Findings are marked where they are', async ({ page }) => {
  const sketch = await lay(page, 'gray.pdf', soundPdfs['gray-72']!)
  await expect(sketch.picture).toBeVisible()
  await expect(sketch.drawing.getByText(drawn.noEdge)).toBeVisible()
  await expect(sketch.drawing.getByText(fill(drawn.dots, { dpi: 72 }))).toBeVisible()
  const [trim, mark, bare] = await Promise.all(
    ['.drawn-trim', '.drawn-coarse', '.drawn-bare'].map(
      async (one) => (await sketch.drawing.locator(one).boundingBox())!,
    ),
  )
  // The picture fills 100 x 50 points from the bottom left.
  expect(mark!.width / trim!.width).toBeCloseTo(100 / 252, 1)
  expect(mark!.height / trim!.height).toBeCloseTo(50 / 144, 1)
  expect(mark!.x).toBeCloseTo(trim!.x, -1)
  expect(mark!.y + mark!.height).toBeCloseTo(trim!.y + trim!.height, -1)
  expect(bare!.width).toBeGreaterThanOrEqual(trim!.width - 1)
  expect(await sketch.colorAt([0, 0.3])).toBe('153 0 51')
})

test('Nothing moves when the picture comes; without the painting script the frame stays', async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/Failed to load resource/)
  let fail = () => {}
  const held = new Promise<void>((resolve) => (fail = resolve))
  let scripts = 0
  await page.route('**/_next/static/artwork/*', async (route) => {
    // The first script reads the file, the second paints it.
    if ((scripts += 1) === 1) return route.continue()
    await held
    await (scripts === 2 ? route.abort() : route.continue())
  })
  const sketch = await lay(page, 'card.pdf', onePage({ content }))
  await expect(sketch.drawing.getByText(drawn.waiting)).toBeVisible()
  const place = () =>
    sketch.drawing.evaluate((drawing) => {
      const { width, height } = drawing.getBoundingClientRect()
      const trim = drawing.querySelector('.drawn-trim')!.getBoundingClientRect()
      return [width, height, trim.top - drawing.getBoundingClientRect().top].map(Math.round)
    })
  const before = await place()
  fail()
  await expect(sketch.drawing.getByText(drawn.none)).toBeVisible()
  await expect(sketch.picture).toHaveCount(0)
  await expect(sketch.drawing.locator('.drawn-file')).toBeVisible()
  expect(await place()).toEqual(before)
  const again = page.getByRole('button', { name: fill(words.actions.removeLabel, { file: 'card.pdf' }) })
  await again.click()
  const table = new LightTable(page)
  await table.field.setInputFiles(fileOf('card.pdf', onePage({ content })))
  await expect(sketch.picture).toBeVisible()
  await expect(sketch.drawing.getByText(drawn.page)).toBeVisible()
  expect(await place()).toEqual(before)
})

test('A page that is never done is given up, and the next file gets its picture @night', async ({ page }) => {
  let scripts = 0
  const body = "addEventListener('message', () => { for (;;); })"
  await page.route('**/_next/static/artwork/*', (route) =>
    (scripts += 1) === 2 ? route.fulfill({ contentType: 'text/javascript', body }) : route.continue(),
  )
  const sketch = await lay(page, 'card.pdf', onePage({ content }))
  await new LightTable(page).field.setInputFiles(fileOf('other.pdf', onePage({ content })))
  await expect(sketch.drawing.getByText(drawn.none)).toBeVisible({ timeout: 15_000 })
  await expect(new Sketch(page, 1).picture).toBeVisible()
})

test('A kind that browsers do not show has its frame, and says so @night', async ({ page }) => {
  const tiff = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#00f' } })
    .tiff()
    .toBuffer()
  const sketch = await lay(page, 'a.tif', tiff)
  await expect(sketch.drawing.getByText(drawn.none)).toBeVisible()
  await expect(sketch.drawing.locator('.drawn-file')).toBeVisible()
  // Neither is an SVG shown that would keep the page busy.
  const much = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 252 144">${half.repeat(4_000)}</svg>`
  const large = await lay(page, 'a.svg', much)
  await expect(large.drawing.getByText(drawn.none)).toBeVisible()
  // A page that would lack a picture is not shown either: the JPEG 2000 decoder is not allowed here.
  const image =
    '/Type /XObject /Subtype /Image /Width 50 /Height 50 /BitsPerComponent 8 /ColorSpace /DeviceRGB'
  const lacking = onePage(
    { content: `${content} q 99 0 0 99 9 9 cm /Im Do Q`, resources: '/XObject << /Im 3 0 R >>' },
    [{ dict: `${image} /Filter /JPXDecode`, data: 'jP' }],
  )
  const page2000 = await lay(page, 'a.pdf', lacking)
  await expect(page2000.drawing.getByText(drawn.none)).toBeVisible()
})

for (const width of [390, 768, 1440])
  test(`At ${width} px the letters of the drawing are legible @night`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const sketch = await lay(page, 'card.pdf', onePage({ media: '0 0 144 252', content }))
    await expect(sketch.picture).toBeVisible()
    expect(await smallestType(sketch.drawing)).toBeGreaterThan(11)
  })
