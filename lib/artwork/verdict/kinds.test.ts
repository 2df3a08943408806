import * as kinds from '../../../e2e/support/artwork/kinds.ts'
import { pagesOf, type PageSketch, writePdf } from '../../../e2e/support/artwork/make-pdf.ts'
import * as files from '../../../e2e/support/artwork/page-kinds.ts'
import { helvetica, text, withBleed } from '../../../e2e/support/artwork/sample-parts.ts'
import { artwork } from '../../content/artwork.ts'
import { fill } from '../../content/fill.ts'
import { readFile } from '../read-file.ts'
import { weights } from './findings.ts'
import { judge } from './judge.ts'
import { purposeOf } from './purpose.ts'
import { sayFinding } from './say-finding.ts'
import { sheetOf } from './sheet.ts'

const words = artwork()
const card = purposeOf(words.sizes.find(({ pages }) => pages === 2)!)

const found = (bytes: Uint8Array, asked = card) => judge('a.pdf', readFile(bytes), asked).findings
/** Findings that are not good; fonts do not count, as the samples lack them. */
const notesOn = (bytes: Uint8Array, asked = card) =>
  found(bytes, asked).flatMap(({ id }) => (weights[id] === 'good' || id === 'fonts' ? [] : [id]))
const claimsEdge = (bytes: Uint8Array) => found(bytes).some(({ id }) => id === 'edge')

/** Tests each file by name; those that `said` does not name have no findings. */
const each = (all: Record<string, Uint8Array>, said: Record<string, string>) =>
  test.each(Object.entries(all))('%s', (name, bytes) =>
    expect([name, ...notesOn(bytes)]).toEqual([name, ...(said[name]?.split(' ') ?? [])]),
  )

describe('text and frames by the cut', () => {
  each(kinds.byTheCut, {
    'text-over-the-cut': 'cutText',
    'text-2-pt-inside': 'safe',
    'text-that-ends-2-pt-inside': 'safe',
    'text-below-the-cut': 'cutText',
    'text-in-steps-to-the-cut': 'safe',
    'text-moved-to-the-cut': 'safe',
    'text-of-wide-letters': 'safe',
    'text-spread-to-the-cut': 'safe',
    'text-turned-at-the-cut': 'safe',
    'frame-2-pt-inside': 'frame',
    'frame-of-four-bars': 'frame',
    'white-frame-2-pt-inside': 'frame',
    'ring-2-pt-inside': 'frame',
    'thin-border-of-color': 'frame',
    'cut-line-that-prints': 'cutFrame',
    'cut-out-2-pt-inside': 'seeThrough',
    'ring-at-the-top': 'thinEdge',
  })
  each(files.smallByTheCut, { 'letters-in-outlines': 'art', 'grains-up-to-the-cut': 'thinEdge' })
  each(kinds.borders, {
    'drawn-as-a-line': 'frame',
    'of-four-bars': 'frame',
    'around-what-is-left-out': 'frame edgeRoom',
    'under-white': 'frame',
  })
  test('a file whose text is cut is not said to show no line', () => {
    expect(claimsEdge(kinds.byTheCut['text-over-the-cut']!)).toBe(false)
    expect(claimsEdge(kinds.byTheCut['text-2-pt-inside']!)).toBe(true)
  })
  test('its distance is said in the chosen unit, and shown in its place', () => {
    const bytes = kinds.byTheCut['text-2-pt-inside']!
    const metric = { ...card, unit: 'mm' } as const
    const [near] = found(bytes, metric)
    expect(sayFinding(near!, 'mm', words)).toBe(fill(words.findings.safe, { edge: '0.7 mm', wanted: '3 mm' }))
    const facts = readFile(bytes)
    const [place] = sheetOf(facts, judge('a.pdf', facts, card), card, 0).near
    expect(place).toMatchObject({ x: -124, y: expect.closeTo(13.8), height: expect.closeTo(7.2) })
  })
})

describe('what ends at the cut', () => {
  each(kinds.grounds, {
    'panel-ends-at-the-cut': 'shortEdge',
    'photo-ends-at-the-cut': 'shortEdge',
    'white-strip-to-the-cut': 'shortEdge',
    'white-strip-past-the-cut': 'shortEdge',
    'white-bar-as-a-line': 'shortEdge',
    'white-edge-aslant': 'shortEdge',
    'white-edge-turned': 'shortEdge',
    'color-edge-aslant': 'shortEdge',
    'ring-in-the-bleed': 'edgeRoom',
    'art-masked-at-the-cut': 'edgeRoom seeThrough',
    'tiles-with-gaps': 'edgeRoom',
  })
})

describe('layers', () => {
  const isPainted = (bytes: Uint8Array) => readFile(bytes).colors.includes('cmyk')
  test.each(Object.entries({ ...kinds.layers, unprinted: kinds.unprinted }))('%s is hidden', (_, bytes) =>
    expect(isPainted(bytes)).toBe(false),
  )
  test.each(Object.entries(kinds.shownLayers))('%s is not', (_, bytes) => expect(isPainted(bytes)).toBe(true))
  const others = ['SAFE AREA', 'Cut line', '_Guides (do not print)', 'Líneas de corte', 'ZONA SEGURA']
  test.each([...Object.values(words.templates.layers), ...others])(
    'a template’s layer is named where it would be printed: %s',
    (name) => {
      expect(notesOn(kinds.guides(name))).toEqual(['guides'])
      expect(found(kinds.guides(name))[0]).toEqual({ id: 'guides', values: { names: name } })
      expect(notesOn(kinds.guides(name, '/OFF [3 0 R]'))).toEqual([])
    },
  )
  test('another one is art, of which a line on the cut is half cut off', () =>
    expect(found(kinds.guides('Safety first'))[0]).toMatchObject({ id: 'cutFrame' }))
})

describe('inks that overprint', () => {
  each(kinds.overprints, {
    'cyan-overprints': 'overprint',
    'white-overprints': 'vanishes',
    'white-text-overprints': 'vanishes',
  })
})

describe('pictures', () => {
  each(kinds.unseenPictures, {})
  each(kinds.seenPictures, {
    'picture-half-covered': 'picturesSoft',
    'picture-in-a-dent': 'picturesSoft',
    'picture-before-a-veil': 'picturesSoft seeThrough',
    'picture-in-a-letter': 'picturesSoft rgb',
  })
})

describe('what a press fills up or breaks', () => {
  each(kinds.small, {
    'tiny-black': 'tiny',
    'white-on-color': 'reversed',
    'rich-black': 'rich',
    'black-of-a-screen': 'mixes rgb',
    'black-of-a-screen-large': 'rgb',
    'letters-with-a-white-hairline': 'line',
    'white-hairline': 'line',
    'white-hairline-as-an-area': 'line',
    'white-hairlines-in-one-path': 'line',
    'hairline-left-out': 'line',
    'hairline-that-runs-backwards': 'line',
    'white-hairline-on-a-bar': 'line',
    'white-hairline-aslant': 'line',
    'white-hairline-turned': 'line',
  })
})

describe('pages', () => {
  const of = (...pages: PageSketch[]) => writePdf(pagesOf(pages.map((one) => ({ ...withBleed, ...one }))))
  const art = { content: '0 0 0 1 k 0 0 270 162 re f' }
  const upright = { ...art, entries: '/TrimBox [9 9 153 261] /BleedBox [0 0 162 270]', media: '0 0 162 270' }
  const tall = { ...upright, content: '0 0 0 1 k 0 0 162 270 re f' }
  test.each([
    ['a blank back is a question', of(art, {}), [['blankPage', '2']]],
    ['one page too many', of(art, art, art), [['tooMany', undefined]]],
    ['a back that stands upright', of(art, tall), [['turns', '2']]],
    ['both upright', of(tall, tall), []],
    ['screen colors on one', of(art, { content: '1 0 0 rg 0 0 270 162 re f' }), [['rgb', '2']]],
  ])('%s', (_, bytes, expected) =>
    expect(
      found(bytes)
        .filter(({ id }) => weights[id] !== 'good')
        .map(({ id, values }) => [id, values?.on]),
    ).toEqual(expected),
  )
  test.each([
    ['first', [11, 13]],
    ['last', [13, 11]],
  ])('the nearest text is shown in its place on the %s page', (_, places) => {
    const pages = places.map((x) => ({ content: text(x, 60), resources: helvetica }))
    expect(found(of(...pages)).find(({ id }) => id === 'safe')?.values?.edge).toBeCloseTo(2)
  })
  test('goods have no back that could be turned', () =>
    expect(found(of(art, tall), { ...card, bleed: 0 }).map(({ id }) => id)).not.toContain('turns'))
  test('many are named by the first and the last, and sizes that read alike once', () => {
    const a4 = (more: number) => ({ media: `0 0 595 ${842 + more}`, entries: '', content: '9 9 9 9 re f' })
    const pages = [art, ...[0, 0.01, 0.02, 0.03].map(a4), art, a4(0)]
    const shapes = found(of(...pages), { ...card, pages: undefined }).filter(({ id }) => id === 'shape')
    expect(shapes).toHaveLength(1)
    const number = `${fill(words.onPages.range, { first: 2, last: 5 })}, 7`
    expect(sayFinding(shapes[0]!, 'in', words)).toBe(
      fill(words.onPages.many, {
        number,
        sentences: sayFinding({ ...shapes[0]!, values: { ...shapes[0]!.values, on: '' } }, 'in', words),
      }),
    )
  })
})

describe('what is no blank page', () => {
  test.each(Object.entries({ ...files.full, ...files.letters }))('%s', (_, bytes) => {
    expect(readFile(bytes).trouble).toBeUndefined()
    expect(notesOn(bytes)).not.toContain('blank')
  })
  test.each(Object.entries(files.empty))('%s are blank', (_, bytes) =>
    expect(found(bytes).map(({ id }) => id)).toEqual(['blank']),
  )
  test('a page that stands in a file twice is two pages', () => {
    const bodies = pagesOf([withBleed])
    bodies[1] = '<< /Type /Pages /Count 2 /Kids [3 0 R 3 0 R] >>'
    expect(readFile(writePdf(bodies)).pages).toHaveLength(2)
  })
  test('pages that stand in their tree itself, and trees within trees, are read', () => {
    const [, , page, content] = pagesOf([withBleed])
    const deep = `${'['.repeat(99)}${']'.repeat(99)}`
    const within = [
      `<< /Type /Catalog /Pages 2 0 R /Own ${deep} >>`,
      `<< /Type /Pages /Count 1 /Kids [${String(page)}] >>`,
      'null',
      content!,
    ]
    expect(readFile(writePdf(within)).pages).toHaveLength(1)
  })
  test('a file without its end is read as far as it goes, and named', () => {
    const text = Buffer.from(files.whole['form-with-pages']!).toString('latin1')
    const torn = new Uint8Array(Buffer.from(text.slice(0, text.indexOf('xref')), 'latin1'))
    expect(notesOn(torn)).toEqual(expect.arrayContaining(['broken']))
    expect(readFile(torn).trouble).toBeUndefined()
  })
  test('content that breaks off is read as far as it goes', () => {
    const ground = files.broken('0 0 0 1 k 0 0 270 162 re f')
    expect([...notesOn(ground), claimsEdge(ground)]).toEqual(['broken', false])
    expect(notesOn(files.broken('1 g'))).toEqual(['damaged'])
  })
})

describe('pages that stand in for others', () => {
  test.each(Object.entries(files.hollow))('%s', (id, bytes) => {
    expect(notesOn(bytes)).toEqual([id])
    expect(judge('a.ai', readFile(bytes), card).level).toBe('help')
  })
  each(files.whole, {})
})

test.each(Object.entries(files.standards))('transparency in PDF/X: %s', (id, bytes) =>
  expect(found(bytes).map((one) => one.id)).toContain(id),
)
test.each([
  ['FOGRA52', ['intent']],
  ['PSOuncoated_v3_FOGRA52', ['intent']],
  ['ISOnewspaper26v4', ['intent']],
  ['FOGRA51', []],
  ['CGATS TR 001', []],
])('colors made for %s', (condition, expected) => expect(notesOn(files.madeFor(condition))).toEqual(expected))

test('a page on which nothing is seen gets no good finding', () => {
  const white = { media: '0 0 189 108', content: '0 0 0 0 k 9 9 99 90 re f' }
  const said = judge('a.pdf', readFile(writePdf(pagesOf([white]))), card).findings
  expect(said.map(({ id }) => id)).toContain('blank')
  expect(said.filter(({ id }) => weights[id] === 'good' || id === 'scaled')).toEqual([])
})
