import { onePage } from '../../../e2e/support/artwork/make-pdf.ts'
import { readFile } from '../read-file.ts'

const noted = (entries: string) =>
  readFile(onePage({ entries: `/Annots [<< /Rect [30 30 99 99] /F 4 ${entries} >>]` }))

test.each([
  ['a line in red', '/Subtype /Ink /C [1 0 0] /InkList [[30 30 60 60]]', ['rgb']],
  ['a shape filled in green', '/Subtype /Polygon /C [.5] /IC [0 1 0]', ['gray', 'rgb']],
  ['words in four inks', '/Subtype /FreeText /DA (0 1 1 0 k /Helv 9 Tf)', ['cmyk']],
  ['one without a color', '/Subtype /Highlight /C []', []],
  ['a field that is filled in', '/Subtype /Widget /FT /Tx /V (Salt Row)', []],
])('what has no look of its own is drawn in the colors that it names: %s', (_, entries, colors) =>
  expect(noted(entries)).toMatchObject({ annotations: true, colors, pages: [{ painted: true }] }),
)

test.each([
  ['a reviewer’s highlight', '/F 0 /Subtype /Highlight /C [1 1 0]'],
  ['a note that stays as large as it is', '/F 24 /Subtype /Text /C [1 1 0]'],
  ['a stamp that is hidden', '/F 6 /Subtype /Stamp /C [1 0 0]'],
])('what is not marked for print is not printed: %s', (_, entries) =>
  expect(readFile(onePage({ entries: `/Annots [<< /Rect [30 30 99 99] ${entries} >>]` }))).toMatchObject({
    annotations: false,
    colors: [],
    pages: [{ painted: false }],
  }),
)

test.each([
  ['a box that is not ticked', '/Subtype /Widget /FT /Btn /AP << /N << /Yes 4 0 R >> >> /AS /Off'],
  ['a field in which nothing stands', '/Subtype /Widget /FT /Tx /DA (0 g)'],
])('%s paints nothing', (_, entries) =>
  expect(noted(entries)).toMatchObject({ annotations: true, pages: [{ painted: false }] }),
)
