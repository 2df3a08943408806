import { onePage } from '../../../e2e/support/artwork/make-pdf.ts'
import { madeFor } from '../../../e2e/support/artwork/page-kinds.ts'
import { card, content, ground, helvetica, picture } from '../../../e2e/support/artwork/sample-parts.ts'
import { place, state, text, tint } from '../../../e2e/support/artwork/sample-parts.ts'
import { artwork } from '../../content/artwork.ts'
import { inch } from '../facts.ts'
import { readFile } from '../read-file.ts'
import { levelOf } from './findings.ts'
import { judge } from './judge.ts'
import { purposeOf } from './purpose.ts'
import { sayFinding } from './say-finding.ts'

const words = artwork()
const of = (wanted: string) => purposeOf(words.sizes.find(({ name }) => name === wanted)!)
/** The sentence of a finding, with its level. */
function said(bytes: Uint8Array, purpose: string, id: string) {
  const { findings } = judge('a.pdf', readFile(bytes), of(purpose))
  const found = findings.find((one) => one.id === id)
  return found && `${levelOf(found)}: ${sayFinding(found, 'in', words)}`
}

const sized = (width: number, height: number, content = '0 1 1 0 k 0 0 9999 9999 re f', resources = '') =>
  onePage({ media: `0 0 ${width} ${height}`, content, resources })
const shade = '/Shading << /S << /ShadingType 2 /ColorSpace /DeviceCMYK >> >>'
const underprint = `/ColorSpace << /S [/Separation /White /DeviceCMYK ${tint}] >> ${state('/OP true /op true /OPM 1')}`
const photo = (dpi: number) =>
  onePage(
    {
      media: `0 0 ${24 * inch} ${36 * inch}`,
      content: place(inch, inch),
      resources: '/XObject << /Im 3 0 R >>',
    },
    [picture(dpi, dpi, '/DeviceGray', 1)],
  )

test.each([
  ['nothing at the edge is fine', card(content), 'Business card', 'inside', undefined],
  ['nor without room for bleed', sized(252, 144, content), 'Business card', 'inside', /^good/],
  ['bleed at a tenth', sized(691.2, 259.2), 'Banner', 'bareEdge', /0\.0125 in/],
  ['a shape that differs a little', sized(252, 141.5), 'Business card', 'shape', /^note/],
  ['which is no scale', sized(252, 141.5), 'Business card', 'scaled', undefined],
  [
    'the name of a paper once',
    madeFor('Uncoated FOGRA29) /Info (FOGRA29'),
    'Business card',
    'intent',
    /for Uncoated FOGRA29, an/,
  ],
  ['a shade all around a mug', sized(612, 252, '/S sh', shade), 'Mug', 'colorBox', undefined],
  ['a color all around a mug', sized(612, 252), 'Mug', 'colorBox', /^note/],
  ['white on a mug', sized(612, 252, `1 g 0 0 999 999 re f ${content}`), 'Mug', 'whiteBox', /^note/],
  [
    'white on a shirt',
    sized(612, 252, `1 g 0 0 999 999 re f ${content}`),
    'Shirt front',
    'whiteBox',
    /^stop/,
  ],
  [
    'white ink under art',
    card(`/S cs 1 scn 50 50 120 70 re f /G gs 0 1 1 0 k 60 60 99 9 re f`, underprint),
    'Business card',
    'overprint',
    undefined,
  ],
  [
    'color under art',
    card(`${ground} /G gs 1 0 0 0 k 60 60 99 9 re f`, underprint),
    'Business card',
    'overprint',
    /^note/,
  ],
  [
    'letters that run off',
    card(`${ground} 0 g ${text(-20, 20, 150)}`, helvetica),
    'Business card',
    'cutText',
    /^note/,
  ],
  [
    'a headline that is cut off',
    sized(24 * inch, 36 * inch, text(24 * inch - 300, 900, 150, '(GRAND OPENING) Tj'), helvetica),
    'Poster',
    'cutText',
    /^stop/,
  ],
  [
    'beside smaller ones',
    card(`${ground} 0 g ${text(-20, 20, 150)} ${text(2, 140)}`, helvetica),
    'Business card',
    'cutText',
    /^stop/,
  ],
])('%s', (_, bytes, purpose, id, expected) => {
  const found = said(bytes, purpose, id)
  expect([found, expected ? expected.test(found ?? '') : found === undefined]).toEqual([found, true])
})

test.each([
  [120, 'note'],
  [90, 'stop'],
])('a large poster at %d dpi', (dpi, level) =>
  expect(said(photo(dpi), 'Poster', 'picturesSoft')).toMatch(level),
)
