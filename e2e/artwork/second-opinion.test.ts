import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Box, FileFacts } from '../../lib/artwork/facts.ts'
import { readFile } from '../../lib/artwork/read-file.ts'
import { templates } from '../../lib/artwork/templates.ts'
import { soundPdfs } from '../support/artwork/samples.ts'
import { hasPoppler } from '../../tools/suite/tools.ts'

// Compares our figures with poppler's: all must be equal.

const folder = mkdtempSync(join(tmpdir(), 'keyline-artwork-'))

function poppler(program: string, name: string, bytes: Uint8Array, ...args: string[]): string[] {
  const file = join(folder, `${name}.pdf`)
  writeFileSync(file, bytes)
  return execFileSync(program, [...args, file], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).split('\n')
}

const written = (box: Box) => box.map((one) => one.toFixed(2)).join(' ')

/** The part of a box that lies within the page. */
const within = (media: Box, box: Box): Box =>
  [
    ...([0, 1] as const).map((side) => Math.max(box[side], media[side])),
    ...([2, 3] as const).map((side) => Math.min(box[side], media[side])),
  ] as Box

/** Poppler fills in missing boxes and cuts them to the page (ISO 32000-2, 14.11.2). We do not, so the test does it here. */
const boxesOf = ({ pages }: FileFacts) =>
  pages.flatMap(({ media, crop = media, bleed = crop, trim = crop, art = crop }) =>
    [media, crop, bleed, trim, art].map((box) => written(within(media, box))),
  )

const opinion = hasPoppler() ? describe : describe.skip

const samples: Record<string, Uint8Array> = {
  ...soundPdfs,
  ...Object.fromEntries(
    templates().map(({ file, pdf }) => [file, new Uint8Array(Buffer.from(pdf(), 'latin1'))]),
  ),
}

opinion('poppler says the same', () => {
  const names = Object.keys(samples)

  test.each(names)('%s: pages and boxes', (name) => {
    const bytes = samples[name]!
    const facts = readFile(bytes)
    const lines = poppler('pdfinfo', name, bytes, '-box', '-l', '-1')
    const valuesOf = (line: RegExp) =>
      lines.filter((one) => line.test(one)).map((one) => one.replace(/^[^:]+: +/, '').replace(/ +/g, ' '))
    expect(boxesOf(facts)).toEqual(valuesOf(/^Page +\d+ \w+Box:/))
    expect(facts.pages.map(({ turned }) => String(turned))).toEqual(valuesOf(/^Page +\d+ rot:/))
    expect(`Pages: ${facts.count}`).toBe(lines.find((line) => line.startsWith('Pages:'))?.replace(/ +/, ' '))
  })

  test.each(names)('%s: pictures', (name) => {
    const bytes = samples[name]!
    const rows = poppler('pdfimages', name, bytes, '-list').slice(2).filter(Boolean)
    // Poppler lists a picture's mask as a picture of its own.
    const theirs = rows.map((row) => row.trim().split(/ +/)).filter(([, , kind]) => kind !== 'smask')
    const ours = readFile(bytes).pages.flatMap(({ pictures }, page) =>
      pictures.map(({ width, height, ppi }) => [page + 1, width, height, ...ppi.map(Math.round)].join(' ')),
    )
    const columns = (row: string[]) => {
      const [across, down] = row.slice(-4, -2)
      return [row[0], row[3], row[4], across, down].join(' ')
    }
    expect(ours).toEqual(theirs.map(columns))
  })

  test('what pictures are printed with', () => {
    const says: Record<string, string> = { icc: '', index: '', rgb: 'rgb', cmyk: 'cmyk', gray: 'gray' }
    let compared = 0
    for (const name of names) {
      const rows = poppler('pdfimages', name, samples[name]!, '-list').slice(2).filter(Boolean)
      const kinds = rows.map((row) => says[row.trim().split(/ +/)[5] ?? '']).filter(Boolean)
      if (kinds.length !== 1) continue
      expect([name, readFile(samples[name]!).colors]).toEqual([name, expect.arrayContaining(kinds)])
      compared += 1
    }
    expect(compared).toBeGreaterThan(8)
  })

  test.each(names)('%s: fonts', (name) => {
    const bytes = samples[name]!
    const rows = poppler('pdffonts', name, bytes).slice(2).filter(Boolean)
    const theirs = rows.map((row) => `${row.slice(0, 36).trim()} ${/\b(yes|no)\b/.exec(row.slice(36))?.[1]}`)
    const ours = readFile(bytes).fonts.map((font) => `${font.name} ${font.inside ? 'yes' : 'no'}`)
    expect(ours).toEqual(theirs)
  })
})
