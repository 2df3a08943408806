import { ground, helvetica, text } from '../../../e2e/support/artwork/sample-parts.ts'
import { tiled } from '../../../e2e/support/artwork/content-samples.ts'
import { onePage, packed } from '../../../e2e/support/artwork/make-pdf.ts'
import { readFile } from '../read-file.ts'
import { Content } from './content.ts'

test.each([1, 2])('a tile of kind %s is read once for each color, however often that is set', (kind) => {
  const form = jest.spyOn(Content.prototype, 'form')
  const shapes = (color: string) => `${color} /P scn 0 0 9 9 re f `.repeat(20_000)
  readFile(tiled(`/N cs ${shapes('0 0 1')} ${shapes('1 0 0')}`, '', kind))
  expect(form).toHaveBeenCalledTimes(kind)
  form.mockRestore()
})

test('text in thousands of letters, each with a width of its own, is read', () => {
  const codes = Array.from({ length: 30_000 }, (_, code) => code)
  const text = codes.slice(-2_000).map((code) => code.toString(16).padStart(4, '0'))
  const font = `/Subtype /CIDFontType2 /W [${codes.map((code) => `${code} [500]`).join(' ')}]`
  const resources = `/Font << /F << /Subtype /Type0 /DescendantFonts [<< ${font} >>] >> >>`
  const facts = readFile(onePage({ content: `BT /F .01 Tf 9 9 Td <${text.join('')}> Tj ET`, resources }))
  expect([facts.trouble, facts.pages[0]?.painted]).toEqual([undefined, true])
})

const fontOf = (more: string) => `/Font << /F << /Type /Font ${more} >> >>`
const level = fontOf('/Subtype /Type1 /BaseFont /Courier')
const upright = fontOf(
  '/Subtype /Type0 /Encoding /UniJIS-UTF16-V /DescendantFonts [<< /Subtype /CIDFontType0 >>]',
)
test.each<[string, string, string, number, number]>([
  ['in letters of one width', text(150, 60, 10, '(till lily fill) Tj'), level, 2, 150 + 14 * 6],
  ['that runs down', text(100, 80, 12, '<0041004200430044004500460047> Tj'), upright, 1, 80 - 7 * 12],
  ['that limits a picture', `BT 7 Tr /F 10 Tf 2 60 Td (Salt) Tj ET ${ground}`, helvetica, 0, 2],
])('text %s is as long as it is painted', (_, content, resources, side, end) => {
  const [page] = readFile(onePage({ content, resources })).pages
  expect(page?.close?.find(({ isText }) => isText)?.box[side]).toBeCloseTo(end)
})
test.each([
  [90, true],
  [110, undefined],
])('forms in %s others are painted as far as they are read', (depth, painted) => {
  const forms = Array.from({ length: depth }, (_, at) =>
    packed(
      at < depth - 1 ? '/X Do' : ground,
      `/Subtype /Form /BBox [0 0 270 162] /Resources << /XObject << /X ${4 + at} 0 R >> >>`,
    ),
  )
  const resources = '/XObject << /X 3 0 R >>'
  expect(readFile(onePage({ content: '/X Do', resources }, forms)).pages[0]?.painted).toBe(painted)
})

test('what is too small in a tile is measured as the form around it lies', () => {
  const tile = packed('1 w 0 0 9 9 re S', '/PatternType 1 /PaintType 1 /BBox [0 0 9 9] /XStep 9 /YStep 9')
  const inside = '/Subtype /Form /BBox [0 0 99 99] /Resources << /Pattern << /P 4 0 R >> >>'
  const form = packed('/Pattern cs /P scn 0 0 99 99 re f', inside)
  const resources = '/XObject << /X 3 0 R >>'
  const [page] = readFile(onePage({ content: '.1 0 0 .1 9 9 cm /X Do', resources }, [form, tile])).pages
  expect(page?.line).toBeCloseTo(0.1)
})
