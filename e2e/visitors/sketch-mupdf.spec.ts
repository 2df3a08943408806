import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { bundleArtworkWorkers } from '../../build/artwork-worker.ts'
import type { PaintOrder } from '../../lib/artwork/painter.ts'
import { intersect } from '../../lib/artwork/pdf/matrix.ts'
import { readFile } from '../../lib/artwork/read-file.ts'
import { soundPdfs } from '../support/artwork/samples.ts'
import { expect, test } from '../support/fixtures.ts'
import { fileOf } from '../support/light-table.ts'

// Compares our painting with mupdf's: the painted boxes are equal within a point.

const folder = mkdtempSync(join(tmpdir(), 'keyline-mupdf-'))
const resolution = 144
/** Known differences, and their reasons. */
const explained = new Set([
  // The fonts are missing or not embedded: each program substitutes others.
  'font-composed',
  'font-outside',
  'font-outside-described',
  'two-fonts',
  'stamped',
  'font-inside',
  'font-inside-is-nothing',
  // Its text has no font: PDF.js paints nothing of such a page.
  'color-words-in-text',
  // Its data contains what looks like its end.
  'inline-picture',
])

/** The box of everything not white, in points from the top left. */
async function paintedBox(picture: Buffer | string, dots: number): Promise<number[] | undefined> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#fff' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const box = [Infinity, Infinity, -Infinity, -Infinity]
  for (let at = 0; at < data.length; at += info.channels) {
    if (Math.min(data[at]!, data[at + 1]!, data[at + 2]!) > 240) continue
    const x = (at / info.channels) % info.width
    const y = Math.floor(at / info.channels / info.width)
    box[0] = Math.min(box[0]!, x)
    box[1] = Math.min(box[1]!, y)
    box[2] = Math.max(box[2]!, x + 1)
    box[3] = Math.max(box[3]!, y + 1)
  }
  return box[0] === Infinity ? undefined : box.map((one) => one / dots)
}

/** The box that the site's own script paints, for a page that mupdf paints. */
async function sketcher(page: Page) {
  const worker = await page.evaluateHandle(
    (address) => new Worker(address),
    bundleArtworkWorkers().addresses.ARTWORK_PAINTER!,
  )
  return async (bytes: Uint8Array, order: Omit<PaintOrder, 'file'>) => {
    const data = Buffer.from(bytes).toString('base64')
    const painted = await worker.evaluate(
      async (running, { data, order }) => {
        const file = new Blob([Uint8Array.from(atob(data), (one) => one.charCodeAt(0))])
        const blob = await new Promise<Blob | undefined>((resolve) => {
          running.onmessage = (event: MessageEvent<Blob | undefined>) => resolve(event.data)
          running.postMessage({ ...order, file })
        })
        return blob && Array.from(new Uint8Array(await blob.arrayBuffer()))
      },
      { data, order },
    )
    return painted && Buffer.from(painted)
  }
}

test('mupdf paints the same box of each page, within a point @night', async ({ page, allowedErrors }) => {
  test.setTimeout(180_000)
  allowedErrors.push(/script before the first intent/)
  await page.goto('/artwork')
  const paint = await sketcher(page)
  let compared = 0
  for (const [name, bytes] of Object.entries(soundPdfs)) {
    if (explained.has(name)) continue
    for (const [index, { media, crop = media, unit, turned }] of readFile(bytes).pages.entries()) {
      const box = intersect(crop, media)
      const ours = await paint(bytes, { page: index + 1, box, dots: 1_000 })
      expect(ours, `${name} is painted`).toBeDefined()
      const out = join(folder, `${name}-${index + 1}.png`)
      const file = fileOf(`${name}.pdf`, bytes)
      const options = ['-q', '-r', String(resolution), '-o', out]
      execFileSync('mutool', ['draw', ...options, file, String(index + 1)], { stdio: 'ignore' })
      const across = (turned % 180 === 0 ? box[2] - box[0] : box[3] - box[1]) * unit
      const { width } = await sharp(ours).metadata()
      const mine = await paintedBox(ours!, width / across)
      const theirs = await paintedBox(out, resolution / 72)
      const page = `page ${index + 1} of ${name}`
      expect([page, !mine]).toEqual([page, !theirs])
      for (const [side, one] of (theirs ?? []).entries())
        expect(Math.abs(one - mine![side]!), `${page}: ${mine} here, ${theirs} there`).toBeLessThanOrEqual(1)
      compared += 1
    }
  }
  expect(compared).toBeGreaterThan(50)
})
