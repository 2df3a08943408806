import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { readFile } from '../../lib/artwork/read-file.ts'
import { judge } from '../../lib/artwork/verdict/judge.ts'
import { purposeOf } from '../../lib/artwork/verdict/purpose.ts'
import * as kinds from '../support/artwork/kinds.ts'
import * as files from '../support/artwork/page-kinds.ts'
import { hasPoppler } from '../../tools/suite/tools.ts'

// Compares our reading with poppler's painting: where text lies, and whether a page is blank.

const card = purposeOf({ name: 'Card', width: 3.5, height: 2, unit: 'in', on: 'paper', seen: 'near' })
const folder = mkdtempSync(join(tmpdir(), 'keyline-painted-'))
const opinion = hasPoppler() ? describe : describe.skip

function poppler(program: string, name: string, bytes: Uint8Array, ...args: string[]): Buffer {
  const file = join(folder, `${name}.pdf`)
  writeFileSync(file, bytes)
  return execFileSync(program, [...args, file, ...(program === 'pdftotext' ? ['-'] : [])], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}

/** The dots of the first page, at one to a point. */
const dotsOf = (name: string, bytes: Uint8Array) =>
  sharp(poppler('pdftoppm', name, bytes, '-png', '-r', '72', '-singlefile')).removeAlpha()

opinion('poppler says the same', () => {
  const texts = Object.entries(kinds.byTheCut).filter(([name]) =>
    /^text-(?!inside|unseen|clipped|moved|turned|of-wide)/.test(name),
  )
  test.each(texts)('%s: where it begins and ends', (name, bytes) => {
    const words = poppler('pdftotext', name, bytes, '-bbox').toString()
    const valuesOf = (key: string) =>
      Array.from(words.matchAll(new RegExp(`${key}="([\\d.-]+)"`, 'g')), ([, x]) => Number(x))
    const [page] = readFile(bytes).pages
    const boxes = page!.close!.filter(({ isText }) => isText).map(({ box }) => box)
    const ours = [Math.min(...boxes.map(([left]) => left)), Math.max(...boxes.map(([, , right]) => right))]
    const theirs = [Math.min(...valuesOf('xMin')), Math.max(...valuesOf('xMax'))]
    // We keep a line only where it comes near the cut.
    for (const [side, one] of theirs.entries())
      if (side === 1 || !name.includes('steps')) expect(Math.abs(ours[side]! - one)).toBeLessThan(4)
  })

  test.each(Object.entries(kinds.borders))('%s: where a border ends', async (name, bytes) => {
    const { data, info } = await dotsOf(name, bytes).raw().toBuffer({ resolveWithObject: true })
    const row = data.subarray(81 * info.width * info.channels)
    const white = Array.from({ length: 30 }, (_, at) => row[at * info.channels + 1]! > 200)
    const [frame] = judge('a.pdf', readFile(bytes), card).findings
    expect(9 + Number(frame?.values?.edge)).toBeCloseTo(white.indexOf(true), 0)
  })
  test('nothing that a mask cuts off lies in the bleed', async () => {
    const name = 'art-masked-at-the-cut'
    const left = dotsOf(name, kinds.grounds[name]!).extract({ left: 0, top: 0, width: 8, height: 162 })
    expect(new Set(await left.raw().toBuffer())).toEqual(new Set([255]))
  })

  // Poppler invents a look for a note that has none.
  const pages = {
    ...files.full,
    ...files.white,
    ...kinds.grounds,
    broken: files.broken('.5 g 60 60 99 9 re f'),
  }
  const compared = Object.entries(pages).filter(([name]) => name !== 'note-without-a-look')
  test.each(compared)('%s: whether anything is painted', async (name, bytes) => {
    const { channels } = await dotsOf(name, bytes).stats()
    expect(readFile(bytes).pages[0]!.painted).toBe(channels.some(({ min }) => min < 250))
  })

  test.each(Object.entries({ ...kinds.layers, ...kinds.shownLayers }))(
    '%s: whether it is hidden',
    async (name, bytes) => {
      const [red, green] = await dotsOf(name, bytes)
        .extract({ left: 0, top: 0, width: 1, height: 1 })
        .raw()
        .toBuffer()
      expect(readFile(bytes).colors.includes('cmyk')).toBe(green! < red!)
    },
  )
})
