import sharp from 'sharp'
import { type Body, packed, pagesOf, writePdf } from '../../../e2e/support/artwork/make-pdf.ts'
import { psd } from '../../../e2e/support/artwork/make-raster.ts'
import { svg } from '../../../e2e/support/artwork/make-svg.ts'
import { artwork } from '../../content/artwork.ts'
import { fill } from '../../content/fill.ts'
import { type FileFacts, millimeter } from '../facts.ts'
import { readFile } from '../read-file.ts'
import { weights } from './findings.ts'
import { judge } from './judge.ts'
import { purposeOf } from './purpose.ts'
import { sayFinding } from './say-finding.ts'

const words = artwork()
const card = purposeOf({ name: 'Card', width: 3.5, height: 2, unit: 'in', on: 'paper', seen: 'near' })

describe('what to do is said in the words of the program that made the file', () => {
  const page = {
    content: '1 0 0 rg 0 0 99 99 re f BT /F 9 Tf (a) Tj ET',
    resources: '/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>',
  }
  const madeBy = (trailer: string, more: Body[] = [], root = '') => {
    const bodies = pagesOf([page], more)
    bodies[0] = `<< /Type /Catalog /Pages 2 0 R ${root} >>`
    return readFile(writePdf(bodies, trailer))
  }
  const said = (facts: FileFacts, asked: typeof card | undefined = card) =>
    Object.fromEntries(
      judge('file', facts, asked).findings.map((one) => [one.id, sayFinding(one, 'in', words)]),
    )
  const told = (advice: { edge?: string; rgb?: string; fonts?: string }) => {
    const { bareEdge, rgb, fonts } = words.findings
    return {
      bareEdge: fill(`${bareEdge} ${advice.edge}`, { wanted: '0.125 in' }),
      rgb: `${rgb} ${advice.rgb}`,
      fonts: `${fonts.one} ${advice.fonts}`,
    }
  }
  const named = (name: string) => words.programs.find(({ names }) => names.includes(name))!

  test.each([
    [
      '/Creator (Adobe Illustrator 28.0 \\(Macintosh\\)) /Producer (Adobe PDF library 17.00)',
      'Adobe Illustrator',
    ],
    ['/Creator (Adobe InDesign 19.0 \\(Windows\\)) /Producer (Adobe PDF Library 17.0)', 'Adobe InDesign'],
    ['/Creator (Canva) /Producer (Canva)', 'Canva'],
    ['/Creator (Microsoft\\256 Word for Microsoft 365) /Producer (x)', 'Microsoft Word'],
    ['/Creator <FEFF0041006600660069006E00690074007900200044006500730069>', 'Affinity'],
    ['/Producer (Corel PDF Engine Version 22.0.0.412)', 'CorelDRAW'],
  ])('PDF: %s', (info, name) => {
    expect(said(madeBy(`/Info << ${info} >>`))).toMatchObject(told(named(name)))
  })
  test('by its metadata too, and in general words where it is not known', () => {
    const packet = '<x:xmpmeta><xmp:CreatorTool>Adobe InDesign 20.1</xmp:CreatorTool></x:xmpmeta>'
    const xmp = madeBy('', [packed(packet, '/Type /Metadata /Subtype /XML')], '/Metadata 3 0 R')
    expect(said(xmp)).toMatchObject(told(named('Adobe InDesign')))
    for (const info of [
      '',
      '/Info << /Creator (Scribus) >>',
      '/Info << /Creator 3 >>',
      '/Info 3',
      '/Info << /Creator (\\000\\001) >>',
    ])
      expect(said(madeBy(info))).toMatchObject(told(words.advice))
  })
  test('of an SVG and an EPS', () => {
    const drawing = svg('<!-- Creator: CorelDRAW 2024 --><text>a</text>')
    expect(said(readFile(drawing)).letters).toBe(`${words.findings.letters} ${named('CorelDRAW').letters}`)
    expect(said(readFile(svg('<text>a</text>'))).letters).toBe(
      `${words.findings.letters} ${words.advice.letters}`,
    )
    const inkscape = svg('<!-- Created with Inkscape (http://www.inkscape.org/) --><text>a</text>')
    expect(said(readFile(inkscape)).letters).toContain(named('Inkscape').letters)
    // As Illustrator exports for screens.
    expect(said(readFile(svg('<text>a</text>', 'data-name="a" viewBox="0 0 252 144"'))).noEdge).toContain(
      fill(named('Adobe Illustrator').edge!, { wanted: '0.125 in' }),
    )
    const eps =
      '%!PS-Adobe-3.0 EPSF-3.0\n%%Creator: Adobe Illustrator(R) 24\n%%BoundingBox: 0 0 252 144\n%%DocumentNeededResources: font A\n'
    expect(said(readFile(Buffer.from(eps)))).toMatchObject({ fonts: told(named('Adobe Illustrator')).fonts })
  })
  test('of a picture', async () => {
    const Software = 'Adobe Photoshop 25.0 (Macintosh)'
    const dots = sharp({ create: { width: 30, height: 30, channels: 3, background: '#777' } })
    const jpeg = await dots.clone().withExif({ IFD0: { Software } }).jpeg().toBuffer()
    const plain = await dots.tiff().toBuffer()
    // Its name in place of the orientation.
    const at = plain.lastIndexOf(Buffer.from([0x12, 1, 3, 0, 1]))
    for (const [place, number] of [0x0002_0131, Software.length, plain.length].entries())
      plain.writeUInt32LE(number, at + 4 * place)
    for (const bytes of [jpeg, Buffer.concat([plain, Buffer.from(Software)]), psd(30, 30, 3, 3, 300)])
      expect(said(readFile(bytes)).rgb).toContain(named('Adobe Photoshop').rgb)
  })
  test('a name is kept in plain letters and short, as it is stored with the findings', () => {
    const { maker } = madeBy(`/Info << /Creator (\\000A\\377${'b'.repeat(5_000)}) >>`)
    expect(maker).toBe(`A${'b'.repeat(99)}`)
  })
})

test.each([
  ['mixes', 4.99, '5 pt text'],
  ['tiny', 3.949, '3.9 pt text'],
  ['line', 0.244, 'thinnest line is 0.24 pt'],
] as const)('letters are given to a tenth of a point, lines to a hundredth: %s', (id, value, said) =>
  expect(sayFinding({ id, values: { value, least: 1 } }, 'in', words)).toContain(said),
)

test('a finding that was stored without some of its values has whole sentences', () => {
  const [, ...soft] = words.findings.soft.split(/(?<=\.) /)
  const kept = fill(soft.join(' '), { sharp: '72 mm', soft: '144 mm' })
  expect(sayFinding({ id: 'soft', values: { sharp: 204.1, soft: 408.2 } }, 'mm', words)).toBe(kept)
  for (const id of Object.keys(weights) as (keyof typeof weights)[])
    if (id !== 'spots') expect(sayFinding({ id }, 'in', words)).not.toMatch(/[{}]|undefined|^$/)
})

test('a size is written as it was typed, and a width as it can be measured', () => {
  const fits = (width: number) =>
    sayFinding({ id: 'fits', values: { width, height: 54 * millimeter } }, 'mm', words)
  expect(fits(85.6 * millimeter)).toBe(fill(words.findings.fits, { size: '85.6 × 54 mm' }))
  expect(fits(84.93 * millimeter)).toBe(fill(words.findings.fits, { size: '85 × 54 mm' }))
  const envelope = { id: 'fits' as const, values: { width: 9.5 * 72, height: 4.125 * 72 } }
  expect(sayFinding(envelope, 'in', words)).toBe(fill(words.findings.fits, { size: '9.5 × 4.125 in' }))
  const soft = { id: 'soft' as const, values: { width: 11.3218 * 72, dpi: 99, sharp: 9, soft: 9 } }
  expect(sayFinding(soft, 'in', words)).toContain('11.32 in')
})

test('a single page that was looked at is named in the singular', () =>
  expect(sayFinding({ id: 'pages', values: { count: 2, looked: 1 } }, 'in', words)).toMatch(/page 1\b/))

test('each sentence is filled in to its last place', () => {
  const values = {
    sharp: 123,
    soft: 246,
    dpi: 99,
    edge: 4,
    wanted: 9,
    width: 252,
    height: 144,
    pageWidth: 1,
    pageHeight: 2,
    percent: 50,
    count: 2,
    looked: 20,
    names: 'Gold',
    kind: 'png',
    other: 'html',
    ending: 'pdf',
    value: 9,
    least: 3,
    to: 6,
  }
  for (const id of Object.keys(weights) as (keyof typeof weights)[])
    for (const unit of ['in', 'mm'] as const)
      expect(sayFinding({ id, values }, unit, words)).not.toMatch(/[{}]|NaN|undefined/)
})

test('a picture with few dots gets no width at which it would be sharp', () => {
  const values = { dpi: 3, width: 252, sharp: 2.4, soft: 4.8 }
  expect(sayFinding({ id: 'soft', values }, 'in', words)).not.toContain(' 0 in')
})
