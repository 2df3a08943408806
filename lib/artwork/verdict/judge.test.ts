import { artwork } from '../../content/artwork.ts'
import { fill } from '../../content/fill.ts'
import { factsOf, type FileFacts } from '../facts.ts'
import { minDots as sharpness } from '../print-limits.ts'
import { readFile } from '../read-file.ts'
import { png } from '../../../e2e/support/artwork/make-raster.ts'
import { svg } from '../../../e2e/support/artwork/make-svg.ts'
import { disputedPdfs } from '../../../e2e/support/artwork/content-samples.ts'
import { soundPdfs } from '../../../e2e/support/artwork/samples.ts'
import { judge } from './judge.ts'
import { purposeOf } from './purpose.ts'
import { sayFinding } from './say-finding.ts'

const words = artwork()
const card = purposeOf({ name: 'Card', width: 3.5, height: 2, unit: 'in', on: 'paper', seen: 'near' })
const shirt = purposeOf({ name: 'Shirt', width: 12, height: 16, unit: 'in', on: 'goods', seen: 'near' })
const banner = purposeOf({ name: 'Banner', width: 8, height: 3, unit: 'ft', on: 'paper', seen: 'far' })

const square = { width: 512, height: 512 }

/** Without what is said of all pictures on paper. */
const idsOf = (facts: FileFacts, asked: typeof card | undefined = card, name = 'file') =>
  judge(name, facts, asked).findings.flatMap(({ id }) => (id === 'words' ? [] : id))
const pdf = (name: string) => readFile((soundPdfs[name] ?? disputedPdfs[name])!)

test('a screen’s colors matter on paper alone, so that a drawing for goods can be ready', () => {
  const drawing = readFile(svg('<path d="M0 0h9v9z" fill="red"/>'))
  expect(judge('a.svg', drawing, shirt)).toMatchObject({ level: 'good', findings: [{ id: 'lines' }] })
  expect(idsOf(drawing)).toEqual(['noEdge', 'rgb', 'fits', 'lines'])
  expect(idsOf(readFile(svg('<defs/>')), shirt)).toEqual(['blank'])
  // On paper a black drawing on gray ground is ready.
  const ground = '<rect width="270" height="162" fill="#ccc"/><path d="M9 9h99v9z"/>'
  const whole = readFile(svg(ground, 'width="270pt" height="162pt" viewBox="0 0 270 162"'))
  expect(judge('a.svg', whole, card)).toMatchObject({
    level: 'good',
    findings: [{ id: 'edge' }, { id: 'fits' }, { id: 'lines' }],
  })
})

test('they matter on goods that are printed in full color too, and on no others', () => {
  const wrap = { ...shirt, color: 'full' } as const
  expect(idsOf(pdf('rgb-300'), wrap)).toContain('rgb')
  expect(idsOf(readFile(svg('<path d="M0 0h9v9z" fill="red"/>')), wrap)).toContain('rgb')
  expect(idsOf(pdf('rgb-300'), shirt)).not.toContain('rgb')
  const named = words.sizes.find(({ color }) => color === 'full')!
  expect(purposeOf(named)).toMatchObject({ bleed: 0, color: 'full' })
})

test('files for embroidery machines are named, with what to do', () => {
  const tajima = readFile(Buffer.from(`LA:LOGO            \rST:   1234\rCO:  2\r+X:   10\r`))
  const brother = readFile(Buffer.from('#PES0060\0\0\0\0'))
  const other = readFile(Buffer.from([1, 2, 3, 4]))
  for (const [name, facts] of [
    ['logo.dst', tajima],
    ['logo', brother],
    ['LOGO.EXP', other],
  ] as const)
    for (const asked of [shirt, undefined])
      expect(judge(name, facts, asked)).toMatchObject({ level: 'help', findings: [{ id: 'stitches' }] })
  expect(judge('logo.bin', other, shirt)).toMatchObject({ findings: [{ id: 'unknown' }] })
  // As CorelDRAW wrote until 2005; newer files are packed.
  expect(readFile(Buffer.from('RIFF\x01\x02\x03\x04CDRBvrsn')).kind).toBe('drawing')
})

test('a knife, white and a finish are told from inks by their names, however these are written', () => {
  const names = ['PANTONE 186 C', 'cutcontour', 'Thru Cut', 'White', 'Spot-UV', 'HKS 54'].join('\n')
  const [knife, white, finish] = words.inks
  expect(sayFinding({ id: 'spots', values: { names } }, 'in', words)).toBe(
    [
      fill(words.findings.spots, { names: 'PANTONE 186 C, HKS 54' }),
      fill(knife!.text, { names: 'cutcontour, Thru Cut' }),
      fill(white!.text, { names: 'White' }),
      fill(finish!.text, { names: 'Spot-UV' }),
    ].join(' '),
  )
  const { findings } = judge('a.pdf', factsOf('pdf', { spots: ['Dieline', 'W1'] }), card)
  expect(findings.map((one) => sayFinding(one, 'in', words))).toEqual([
    [fill(knife!.text, { names: 'Dieline' }), fill(white!.text, { names: 'W1' })].join(' '),
  ])
})

test('a file says so if nobody knows how far its color runs', () => {
  const attributes = 'width="270pt" height="162pt"'
  expect(idsOf(readFile(svg('<path/>', attributes)))).toEqual(['edgeRoom', 'fits', 'lines'])
  const panel =
    '<rect width="360" height="216" fill="#cde"/><rect y="150" width="300" height="54" fill="#246"/>'
  expect(idsOf(readFile(svg(panel, attributes)))[0]).toBe('shortEdge')
  expect(idsOf(readFile(png(1125, 675, 4)))).toEqual(['edgeRoom', 'sharp'])
  const eps = readFile(Buffer.from('%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 270 162\n'))
  expect(idsOf(eps)).toEqual(['unseen', 'edgeRoom', 'fits'])
})

describe('dots', () => {
  test('a logo of 512 on a shirt is sharp to 43 mm and soft to 86', () => {
    const { findings, level } = judge('logo.png', readFile(png(512, 512, 6)), { ...shirt, unit: 'mm' })
    expect(level).toBe('stop')
    expect(findings.map(({ id }) => id)).toEqual(['soft', 'clear'])
    const sentence = fill(words.findings.soft, {
      width: '304.8 mm',
      dpi: 43,
      sharp: '43 mm',
      soft: '86 mm',
    })
    expect(sayFinding(findings[0]!, 'mm', words)).toBe(sentence)
  })
  test.each([
    ['exact, no edge', png(1050, 600, 0), ['bareEdge', 'sharp']],
    ['with the edge', png(1125, 675, 0), ['sharp', 'edge']],
    ['with the edge, too few dots', png(562, 337, 0), ['soft', 'edge']],
    ['on its side', png(600, 1050, 0), ['bareEdge', 'sharp']],
    ['square', png(1050, 1050, 0), ['bareEdge', 'picturesShape', 'sharp']],
    ['half of it, as cropped', png(1050, 300, 0), ['bareEdge', 'picturesShape', 'soft']],
  ])('a card: %s', (_, bytes, expected) => expect(idsOf(readFile(bytes))).toEqual(expected))
  test('the size that a picture names tells the edge where shapes are alike', () => {
    const poster = purposeOf({ name: 'Poster', width: 24, height: 36, unit: 'in', on: 'paper', seen: 'near' })
    const density = 20
    expect(idsOf(readFile(png(485, 725, 0, density)), poster)).toContain('edge')
    expect(idsOf(readFile(png(480, 720, 0, density)), poster)).toContain('bareEdge')
  })
  test('a bleed may be wider than is usual', () => {
    expect(idsOf(readFile(png(1200, 750, 0, 300)))).toEqual(['wideBleed', 'sharp', 'edge'])
    expect(idsOf(readFile(png(1200, 750, 0)))).toContain('picturesShape')
  })
  test('one that is white all around needs no bleed, unless it has to be cropped', () => {
    const white = (width: number) => factsOf('png', { dots: { width, height: 600, ground: 'white' } })
    expect(idsOf(white(1050))).toEqual(['sharp', 'inside'])
    expect(idsOf(white(600))).toContain('noEdge')
  })
  test('a banner is seen from afar', () => {
    const picture = (width: number) => factsOf('jpeg', { dots: { width, height: (width * 3) / 8 } })
    const { far } = sharpness
    expect(idsOf(picture(96 * far.sharp), banner)).toContain('sharp')
    expect(idsOf(picture(96 * far.sharp), { ...banner, seen: 'near' })).toContain('soft')
    expect(idsOf(picture(96 * far.soft), banner)).toContain('soft')
  })
  test('one dot too few in a hundred is sharp; sizes in sentences are of the cut piece', () => {
    const found = (dpi: number) => {
      const dots = { width: 3.75 * dpi, height: 2.25 * dpi }
      const { findings, print } = judge('a.jpg', factsOf('jpeg', { dots }), card)
      const [first] = findings.filter(({ id }) => /sharp|soft/.test(id))
      return [sayFinding(first!, 'in', words), print?.sharp?.width] as const
    }
    expect(found(299)[0]).toBe(fill(words.findings.sharp, { dpi: 299 }))
    const [said, width] = found(285)
    expect(said).toBe(
      fill(words.findings.soft, {
        width: '3.5 in',
        dpi: 285,
        sharp: '3.3 in (84 mm)',
        soft: '6.6 in (168 mm)',
      }),
    )
    expect(width).toBeCloseTo(252 * 0.95, 5)
  })
})

test.each<[string, Partial<FileFacts>, string[]]>([
  ['a clear ground', { clear: true }, ['soft', 'clear']],
  ['one that may be', { clear: undefined }, ['soft', 'maybeClear']],
  ['a white one', { dots: { ...square, ground: 'white' } }, ['soft', 'whiteBox']],
  ['one of a color', { dots: { ...square, ground: 'plain' } }, ['soft', 'colorBox']],
  ['soft edges', { clear: true, dots: { ...square, faint: true } }, ['soft', 'faint', 'clear']],
  ['nothing', { clear: true, dots: { ...square, blank: true } }, ['blank']],
  ['more pages', { count: 3 }, ['soft', 'opaque', 'more']],
])('goods show through a picture: %s', (_, known, expected) => {
  const facts = factsOf('tiff', { dots: square, ...known })
  expect(idsOf(facts, shirt)).toEqual(expected)
  const onPaper = idsOf(facts)
  expect(onPaper.filter((id) => /clear|box|faint/i.test(id))).toEqual([])
})

test('Lab colors are converted, and do not count as inks', () => {
  expect(idsOf(factsOf('tiff', { dots: square, colors: ['lab'] }))).toContain('lab')
  expect(idsOf(factsOf('pdf', { colors: ['cmyk', 'lab'] }))).toEqual(['lab'])
})

test('bleed is not known of a picture that may be transparent', () => {
  const dots = { width: 1125, height: 675 }
  expect(idsOf(factsOf('webp', { dots, clear: undefined }))).toContain('edgeRoom')
  expect(idsOf(factsOf('png', { dots: { ...dots, faint: true } }))).toContain('edgeRoom')
  expect(idsOf(factsOf('png', { dots }))).toContain('edge')
})

test('a picture that is white all around is not said to have color past the cut', () =>
  expect(idsOf(factsOf('png', { dots: { width: 1125, height: 675, ground: 'white' } }))).toEqual(['sharp']))

test.each<[string, FileFacts, string[]]>([
  ['logo.pdf', readFile(png(999, 999, 0)), ['bareEdge', 'picturesShape', 'renamed', 'soft']],
  ['LOGO.PNG', readFile(png(1125, 675, 0)), ['sharp', 'edge']],
  ['logo', readFile(png(1125, 675, 0)), ['sharp', 'edge']],
  ['logo.ai', pdf('card-bleed'), ['edge', 'fits', 'lines', 'inks']],
  ['a.docx', factsOf('document'), ['document']],
  ['a.docm', factsOf('office'), ['office']],
  ['a.docm', factsOf('document'), ['unknown']],
  ['logo', factsOf('document'), ['unknown']],
  ['list.csv', factsOf('document'), ['document']],
  ['a.zip', factsOf('archive'), ['archive']],
  ['a.cdr', factsOf('drawing'), ['drawing']],
  ['a.heic', factsOf('heic'), ['phone']],
  ['a.gif', factsOf('gif'), ['screen']],
  ['a.exe', factsOf('unknown'), ['unknown']],
  ['old.sketch', factsOf('unknown'), ['drawing']],
  ['a.vsdx', factsOf('document'), ['drawing']],
  ['a.pdf', factsOf('pdf', { trouble: 'locked' }), ['locked']],
  ['a.pdf', factsOf('pdf', { also: 'html', trouble: 'damaged' }), ['two', 'damaged']],
  ['a.svg', readFile(svg('<script/><text>a</text>')), ['letters', 'noEdge', 'script', 'fits', 'lines']],
])('%s', (name, facts, expected) => expect(idsOf(facts, card, name)).toEqual(expected))

describe('before it is known what a file is for', () => {
  const said = (facts: FileFacts) => {
    const { level, findings, print } = judge('file', facts)
    expect(print).toBeUndefined()
    return [level, ...findings.map(({ id }) => id)]
  }
  test.each([
    ['card-bleed', ['ask', 'purpose', 'lines', 'inks']],
    ['card-no-boxes', ['ask', 'purpose', 'lines']],
    ['font-outside', ['ask', 'purpose', 'fonts', 'lines']],
    ['color-spot', ['ask', 'purpose', 'lines', 'spots']],
    ['rgb-300', ['ask', 'purpose']],
    // This holds for any purpose.
    ['blank', ['help', 'blank', 'purpose']],
  ])('%s', (name, expected) => expect(said(pdf(name))).toEqual(expected))
  test('a picture', () => expect(said(readFile(png(512, 512, 6)))).toEqual(['ask', 'purpose']))
  test.each([
    ['is damaged', factsOf('pdf', { trouble: 'damaged' }), 'damaged'],
    ['is an office file', factsOf('office'), 'office'],
  ])('what %s needs no purpose', (_, facts, id) => expect(said(facts)).toEqual(['help', id]))
  test('a text goes as it is', () => {
    const { level, findings } = judge('a.txt', factsOf('document'))
    expect([level, ...findings.map(({ id }) => id)]).toEqual(['note', 'document'])
  })
  test('a phone’s photo needs a purpose, like any picture', () =>
    expect(said(factsOf('heic'))).toEqual(['ask', 'purpose', 'phone']))
})
