import { artwork } from '../../content/artwork.ts'
import { fill } from '../../content/fill.ts'
import { type FileFacts, millimeter } from '../facts.ts'
import { readFile } from '../read-file.ts'
import { disputedPdfs } from '../../../e2e/support/artwork/content-samples.ts'
import { onePage, type PageSketch, pagesOf, writePdf } from '../../../e2e/support/artwork/make-pdf.ts'
import { cropMarks } from '../../../e2e/support/artwork/press-samples.ts'
import { helvetica, picture, place, text } from '../../../e2e/support/artwork/sample-parts.ts'
import { soundPdfs } from '../../../e2e/support/artwork/samples.ts'
import { judge } from './judge.ts'
import { purposeOf } from './purpose.ts'
import { sayFinding } from './say-finding.ts'

const words = artwork()
const card = purposeOf({ name: 'Card', width: 3.5, height: 2, unit: 'in', on: 'paper', seen: 'near' })
const shirt = purposeOf({ name: 'Shirt', width: 12, height: 16, unit: 'in', on: 'goods', seen: 'near' })

const idsOf = (facts: FileFacts, asked = card) => judge('file', facts, asked).findings.map(({ id }) => id)
const pdf = (name: string) => readFile((soundPdfs[name] ?? disputedPdfs[name])!)

test.each([
  ['card-bleed', ['edge', 'fits', 'lines', 'inks']],
  ['card-no-boxes', ['bareEdge', 'rgb', 'fits', 'lines']],
  ['card-trim-is-media', ['bareEdge', 'fits', 'lines', 'inks']],
  ['card-bleed-beyond-media', ['inside', 'fits', 'lines']],
  ['card-edge-without-boxes', ['fits', 'lines', 'inks']],
  ['card-and-bleed-are-media', ['edge', 'fits', 'lines', 'inks']],
  ['card-thin-bleed', ['thinEdge', 'fits', 'lines']],
  ['turned', ['inside', 'fits', 'lines']],
  ['large-unit', ['shape', 'lines']],
  ['font-outside', ['fonts', 'inside', 'fits', 'lines']],
  ['two-fonts', ['cutText', 'fonts', 'noEdge', 'fits', 'lines']],
  ['font-inside', ['inside', 'fits', 'lines', 'fontsInside']],
  ['rgb-300', ['bareEdge', 'rgb', 'fits', 'picturesSharp']],
  ['gray-72', ['bareEdge', 'picturesSoft', 'fits']],
  ['color-spot', ['bareEdge', 'fits', 'lines', 'spots']],
  ['see-through', ['bareEdge', 'seeThrough', 'fits', 'lines']],
  ['overprint', ['overprint', 'inside', 'fits', 'lines', 'inks']],
  // A blank page is never called ready.
  ['blank', ['blank']],
  ['white-alone', ['blank']],
  ['clipped-away', ['blank']],
  ['art-ends-at-trim', ['shortEdge', 'fits', 'lines', 'inks']],
  ['art-is-clipped-at-trim', ['shortEdge', 'fits', 'lines']],
  ['art-ends-on-one-side', ['shortEdge', 'fits', 'lines']],
  ['art-ends-in-its-form', ['thinEdge', 'fits', 'lines']],
  ['curve-ends-at-trim', ['shortEdge', 'fits', 'lines']],
  ['art-on-a-ground', ['shortEdge', 'fits', 'lines', 'inks']],
  ['ground-on-art', ['edge', 'fits', 'lines', 'inks']],
  ['frame-on-art', ['shortEdge', 'fits', 'lines']],
  ['shade-to-the-edge', ['edge', 'fits', 'lines']],
  ['art-away-from-trim', ['fits', 'lines']],
  ['card-of-85-mm', ['shape', 'edge', 'lines']],
  ['raster-shadow', ['picturesSoft', 'seeThrough', 'inside', 'fits']],
  ['font-inside-is-nothing', ['fonts', 'inside', 'fits', 'lines']],
  ['stamped', ['fonts', 'annotations', 'rgb', 'inside', 'fits', 'lines']],
  ['stamped-out-of-sight', ['inside', 'fits', 'lines']],
  ['ground-in-a-hidden-layer', ['blank']],
  ['ground-in-a-hidden-form', ['blank']],
  ['mark-in-a-hidden-layer', ['edge', 'fits', 'lines']],
  // Files that a press prints badly.
  ['heavy-ink', ['ink', 'inside', 'fits', 'lines', 'inks']],
  ['heavy-enough', ['inside', 'fits', 'lines', 'inks']],
  ['heavy-outside', ['edge', 'fits', 'lines']],
  ['heavy-picture', ['bareEdge', 'ink', 'fits', 'picturesSharp', 'inks']],
  ['heavy-dots', ['bareEdge', 'fits', 'picturesSharp', 'inks']],
  ['heavy-inverse', ['bareEdge', 'fits', 'picturesSharp', 'inks']],
  ['hairline', ['line', 'inside', 'fits', 'lines']],
  ['hairline-of-state', ['line', 'inside', 'fits', 'lines']],
  ['hairline-by-an-uneven-matrix', ['line', 'inside', 'fits', 'lines']],
  ['line-enough', ['inside', 'fits', 'lines']],
  ['small-text', ['fonts', 'text', 'inside', 'fits', 'lines', 'inks']],
  ['small-text-in-black', ['fonts', 'inside', 'fits', 'lines', 'inks']],
  ['crop-marks', ['marks', 'fits', 'lines', 'inks']],
  ['crop-marks-and-bleed-marks', ['marks', 'fits', 'lines']],
  ['crop-marks-of-every-ink', ['marks', 'fits', 'lines']],
  ['text-of-every-ink', ['registration', 'fonts', 'rich', 'inside', 'fits', 'lines']],
  ['short-lines-inside', ['inside', 'fits', 'lines']],
  ['spread', ['spread', 'inside', 'lines']],
  ['spread-with-bleed', ['spread', 'inside', 'lines']],
  ['one-above-the-other', ['spread', 'inside', 'lines']],
  ['upright-side-by-side', ['spread', 'inside', 'lines']],
])('a card: %s', (name, expected) => expect(idsOf(pdf(name))).toEqual(expected))

test('letters and pictures of a page of another shape are as large as they stand', () => {
  const resources = `${helvetica} /XObject << /Im 3 0 R >>`
  const page = { media: '0 0 504 144', content: `${text(99, 60, 6)} ${place(72, 72)}`, resources }
  const { findings } = judge('a.pdf', readFile(onePage(page, [picture(100, 100, '/DeviceGray', 1)])), card)
  expect(findings.map(({ id }) => id)).not.toContain('tiny')
  expect(findings.find(({ id }) => id === 'picturesSoft')?.values).toMatchObject({ dpi: 100, width: 504 })
})

test('things that a press prints badly are named with the figure of the worst page', () => {
  const said = (name: string, purpose = card) =>
    judge('a.pdf', pdf(name), purpose).findings.filter(({ id }) => ['ink', 'line', 'text'].includes(id))
  const least = { ink: 300, line: 0.25, text: 5 }
  const finding = (id: 'ink' | 'line' | 'text', value: number) => [
    { id, values: { value: expect.closeTo(value, 4), least: least[id] } },
  ]
  expect(said('heavy-ink')).toEqual(finding('ink', 345))
  expect(said('heavy-picture')).toEqual(finding('ink', 380))
  expect(said('hairline')).toEqual(finding('line', 0.2))
  expect(said('small-text')).toEqual(finding('text', 4))
  // Twice as large, it is thick enough.
  expect(said('hairline', { ...card, width: 2 * card.width, height: 2 * card.height })).toEqual([])
  // Spot inks on goods are not mixed; a thin line breaks up on anything.
  expect([...said('heavy-ink', shirt), ...said('small-text', shirt)]).toEqual([])
  expect(said('hairline', { ...shirt, width: card.width, height: card.height })).toHaveLength(1)
  const pages = ['.2 w', '.1 w', ''].map((content) => ({ content: `${content} 90 90 m 99 99 l S` }))
  const [line] = judge('a.pdf', readFile(writePdf(pagesOf(pages))), card).findings.filter(
    ({ id }) => id === 'line',
  )
  const sentences = fill(words.findings.line, { value: '0.1', least: 0.25 })
  expect(sayFinding(line!, 'in', words)).toBe(fill(words.onPages.one, { number: 2, sentences }))
})

test('crop marks name the cut where the file does not, and nothing on goods', () => {
  for (const name of ['crop-marks', 'crop-marks-and-bleed-marks']) {
    const facts = pdf(name)
    expect(facts.pages[0]?.marks).toEqual([27, 27, 279, 171])
    expect(judge('a.pdf', facts, card).findings).toContainEqual({
      id: 'marks',
      values: { width: 252, height: 144 },
    })
    expect(idsOf(facts, shirt)).not.toContain('marks')
  }
  const media = '0 0 306 198'
  const content = cropMarks()
  const sameAsMedia = readFile(onePage({ media, content, entries: '/TrimBox [0 0 306 198]' }))
  expect(sameAsMedia.pages[0]?.marks).toEqual([27, 27, 279, 171])
  const known = readFile(onePage({ media, content, entries: '/TrimBox [27 27 279 171]' }))
  expect(known.pages[0]?.marks).toBeUndefined()
  // Three of four corners mark no box.
  const three = content.replace('279 183 m 279 198 l S', '').replace('291 171 m 306 171 l S', '')
  expect(readFile(onePage({ media, content: three })).pages[0]?.marks).toBeUndefined()
})

test('a knife that leaves out the colors under it is told to the person, and an ink is not', () => {
  const said = (facts: FileFacts) =>
    judge('a.pdf', facts, card)
      .findings.filter(({ id }) => id === 'spots')
      .map((one) => sayFinding(one, 'in', words))
  const [knife] = words.inks
  const cut = fill(knife!.text, { names: 'CutContour' })
  expect(said(pdf('knife'))).toEqual([`${cut} ${fill(words.knockout, { names: 'CutContour' })}`])
  expect(said(pdf('knife-on-top'))).toEqual([cut])
  expect(said(pdf('color-spot'))).toEqual([fill(words.findings.spots, { names: 'PANTONE 186 C' })])
})

test('the line for a knife may be thin and end anywhere, whatever it is called', () => {
  const page = (name: string) => ({
    media: '0 0 270 162',
    entries: '/TrimBox [9 9 261 153] /BleedBox [0 0 270 162]',
    content: '0 0 0 1 k 60 60 40 40 re f /S CS 1 SCN .01 w 9 9 252 144 re S',
    resources: `/ColorSpace << /S [/Separation /${name.replaceAll(' ', '#20')} /DeviceCMYK << /FunctionType 2 /Domain [0 1] /N 1 >>] >>`,
  })
  for (const name of words.inks[0]!.names)
    expect([name, ...idsOf(readFile(onePage(page(name))))]).toEqual([name, 'fits', 'lines', 'inks', 'spots'])
  expect(idsOf(readFile(onePage(page('Gold fold'))))).toEqual(expect.arrayContaining(['shortEdge', 'line']))
})

test('a picture in a page that is printed at another size has other dots', () => {
  const page = {
    media: '0 0 126 72',
    content: 'q 126 0 0 72 0 0 cm /Im Do Q',
    resources: '/XObject << /Im 3 0 R >>',
  }
  const facts = readFile(onePage(page, [picture(1050, 600, '/DeviceCMYK', 4)]))
  expect(judge('a.pdf', facts, card).findings).toContainEqual({ id: 'picturesSharp', values: { dpi: 300 } })
  expect(idsOf(facts)).toContain('scaled')
  const unit = readFile(onePage({ ...page, entries: '/UserUnit 2' }, [picture(1050, 600, '/DeviceCMYK', 4)]))
  expect(judge('a.pdf', unit, card).findings).toContainEqual({ id: 'picturesSharp', values: { dpi: 300 } })
  expect(idsOf(unit)).toContain('fits')
})

test('a transparent picture shows bleed only with a ground under it', () => {
  const entries = '/TrimBox [9 9 261 153] /BleedBox [0 0 270 162]'
  const mask = picture(1125, 675, '/DeviceGray', 1)
  const said = (more: string, before = '', matrix = '270 0 0 162 0 0') => {
    const content = `${before} q ${matrix} cm /Im Do Q`
    const page = { media: '0 0 270 162', entries, content, resources: '/XObject << /Im 3 0 R >>' }
    const ids = idsOf(readFile(onePage(page, [picture(1125, 675, '/DeviceCMYK', 4, more), mask])))
    return ids.find((id) => id !== 'words')
  }
  expect(said('')).toBe('edge')
  expect(said('/SMask 4 0 R')).toBe('edgeRoom')
  expect(said('/Mask 4 0 R')).toBe('edgeRoom')
  expect(said('/Mask [0 0 0 0 0 0 0 0]')).toBe('edgeRoom')
  expect(said('/ImageMask true')).toBe('edgeRoom')
  expect(said('/Mask 4 0 R', '0 0 270 162 re f')).toBe('edge')
  expect(said('/Mask 4 0 R', '', '99 0 0 99 30 30')).toBe('fits')
})

test('color at the cut is named where the outline of something else there is unknown', () => {
  const ring = '9 9 m 60 -9 l 99 9 l h 20 9 m 60 3 l 80 9 l h f'
  const said = (content: string) => idsOf(readFile(onePage({ content })))[0]
  expect(said(`1 0 0 rg 0 135 252 9 re f ${ring}`)).toBe('bareEdge')
  expect(said(`.5 g 0 0 252 144 re f 1 g ${ring}`)).toBe('bareEdge')
  expect(said(ring)).toBe('noEdge')
  // Inside the cut, no outline matters.
  const inside = '0 0 270 162 re f 1 g 20 20 m 60 60 l 99 20 l h 30 22 m 60 40 l 80 22 l h f'
  expect(idsOf(readFile(onePage({ media: '0 0 270 162', content: inside })))[0]).toBe('edge')
})

test.each([
  ['1 mm', 85 + 2, 55 + 2, ['thinEdge', 'rgb', 'fits', 'lines']],
  ['2 mm', 85 + 4, 55 + 4, ['thinEdge', 'rgb', 'fits', 'lines']],
  ['an eighth of an inch', 85 + 6.35, 55 + 6.35, ['rgb', 'edge', 'fits', 'lines']],
  ['an eighth of one at a half', 42.5 + 3.175, 27.5 + 3.175, ['scaled', 'rgb', 'edge', 'lines']],
  ['5 mm', 85 + 10, 55 + 10, ['wideBleed', 'rgb', 'edge', 'fits', 'lines']],
  ['a quarter of an inch', 85 + 12.7, 55 + 12.7, ['wideBleed', 'rgb', 'edge', 'fits', 'lines']],
  ['half an inch', 85 + 25.4, 55 + 25.4, ['shape', 'bareEdge', 'rgb', 'lines']],
  ['more', 85 * 1.2, 55 * 1.2, ['bareEdge', 'scaled', 'rgb', 'lines']],
  ['none', 85 + 0.4, 55 + 0.4, ['bareEdge', 'rgb', 'fits', 'lines']],
  ['on two alone', 85 + 2, 55, ['shape', 'bareEdge', 'rgb', 'lines']],
])('a page that is larger on all sides has a bleed: %s', (_, width, height, expected) => {
  const media = `0 0 ${width * millimeter} ${height * millimeter}`
  const metric = purposeOf({ name: 'Card', width: 85, height: 55, unit: 'mm', on: 'paper', seen: 'near' })
  expect(idsOf(readFile(onePage({ media, content: `1 0 0 rg ${media} re f` })), metric)).toEqual(expected)
})

test('a finding on a wide bleed tells what is cut off, and where color ends in it', () => {
  const wide = (content: string) => readFile(onePage({ media: '0 0 288 180', content }))
  const facts = wide('.5 g 0 0 288 180 re f')
  const said = judge('a.pdf', facts, card).findings.find(({ id }) => id === 'wideBleed')!
  expect(sayFinding(said, 'in', words)).toBe(
    fill(words.findings.wideBleed, { page: '4 × 2.5 in', size: '3.5 × 2 in' }),
  )
  expect(idsOf(wide('.5 g 18 18 252 144 re f'))[0]).toBe('shortEdge')
  expect(idsOf(wide('.5 g 90 90 9 9 re f'))).toEqual(['wideBleed', 'fits', 'lines'])
  // A larger square may be a copy.
  const label = purposeOf({ name: 'Label', width: 2.5, height: 2.5, unit: 'in', on: 'paper', seen: 'near' })
  const square = readFile(onePage({ media: '0 0 216 216', content: '.5 g 0 0 216 216 re f' }))
  expect(idsOf(square, label)).toEqual(['bareEdge', 'scaled', 'lines'])
})

test('each page is judged: findings on some name them, and good ones hold for all', () => {
  const whole = { media: '0 0 270 162', content: '0 0 270 162 re f' }
  const a4 = { media: '0 0 595 842', content: '9 9 9 9 re f' }
  const said = (...pages: PageSketch[]) => judge('a.pdf', readFile(writePdf(pagesOf(pages))), card).findings
  const lines = { id: 'lines' }
  expect(said(whole, whole).map(({ id }) => id)).toEqual(['edge', 'fits', 'lines'])
  const shape = { id: 'shape', values: expect.objectContaining({ pageWidth: 595, width: 252, on: '2, 3' }) }
  expect(said(whole, a4, a4)).toEqual([shape, lines])
  const blank = { id: 'blankPage', values: { on: '1' } }
  expect(said({ ...whole, content: '' }, whole).slice(0, 2)).toMatchObject([blank, { id: 'edge' }])
  const short = said(whole, { ...whole, content: '0 0 261 162 re f' })[0]!
  const sentences = fill(`${words.findings.shortEdge} ${words.advice.edge}`, { wanted: '0.125 in' })
  expect(sayFinding(short, 'in', words)).toBe(fill(words.onPages.one, { number: 2, sentences }))
})
