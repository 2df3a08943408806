import { tiled } from '../../../e2e/support/artwork/content-samples.ts'
import { onePage } from '../../../e2e/support/artwork/make-pdf.ts'
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
