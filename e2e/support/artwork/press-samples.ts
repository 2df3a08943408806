import { onePage, packed, type Body } from './make-pdf.ts'
import { helvetica, place, placed, tint, withBleed } from './sample-parts.ts'

const textOn = 'BT /F 12 Tf 20 20 Td (Salt Row) Tj ET'
const descriptor = (file: string) =>
  `<< /Type /FontDescriptor /FontName /Keyline /Flags 32 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 ${file} >>`

/** A page with text in the font `F`; `more` are the objects that it refers to. */
const lettered = (font: string, ...more: Body[]) =>
  onePage({ content: textOn, resources: `/Font << /F << /Type /Font ${font} >> >>` }, more)
const ofWidth = '/FirstChar 32 /LastChar 32 /Widths [500] /FontDescriptor 3 0 R'

export const fonts: Record<string, Uint8Array> = {
  'font-outside': lettered('/Subtype /Type1 /BaseFont /Helvetica'),
  'font-outside-described': lettered(`/Subtype /TrueType /BaseFont /Keyline ${ofWidth}`, descriptor('')),
  'font-inside': lettered(
    `/Subtype /TrueType /BaseFont /ABCDEF+Keyline ${ofWidth}`,
    descriptor('/FontFile2 4 0 R'),
    packed('no real font', '/Length1 12'),
  ),
  'font-inside-is-nothing': lettered(
    `/Subtype /Type1 /BaseFont /ABCDEF+Keyline ${ofWidth}`,
    descriptor('/FontFile3 4 0 R'),
    'null',
  ),
  'font-composed': lettered(
    '/Subtype /Type0 /BaseFont /Keyline-Wide /Encoding /Identity-H /DescendantFonts [<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Keyline-Wide /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor 3 0 R >>]',
    descriptor(''),
  ),
  'two-fonts': onePage({
    content: 'BT /F 12 Tf (a) Tj /G 12 Tf (b) Tj ET',
    resources:
      '/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> /G << /Type /Font /Subtype /Type1 /BaseFont /Courier >> >>',
  }),
}

/** Eight crop marks around a card whose corner lies at 27, 27, each a path of its own; `more` moves them further out. */
export const cropMarks = (more = 0) => {
  const left = 27 - more
  const right = 279 + more
  const bottom = 27 - more
  const top = 171 + more
  const rows = [left, right].map((x) => `${x} 0 m ${x} 15 l S ${x} 183 m ${x} 198 l S`)
  const columns = [bottom, top].map((y) => `0 ${y} m 15 ${y} l S 291 ${y} m 306 ${y} l S`)
  return `.25 w ${[...rows, ...columns].join(' ')}`
}
/** CMYK dots, of which `heavy` in a hundred carry 380 % ink and the others 100 %. */
export const dotsWith = (heavy: number) =>
  Uint8Array.from({ length: 40_000 }, (_, at) => {
    const place = (at >> 2) % 100
    const inks = place < heavy ? [242, 242, 242, 243] : [0, 0, 0, place === 99 ? 100 : 255]
    return inks[at % 4]!
  })
const heavyPicture = (heavy: number, more = '') =>
  placed(
    place(24, 24),
    packed(
      dotsWith(heavy),
      `/Type /XObject /Subtype /Image /Width 100 /Height 100 /BitsPerComponent 8 /ColorSpace /DeviceCMYK ${more}`,
    ),
  )
const spot = (name: string, state: string) =>
  onePage({
    content: `0 1 1 0 k 30 30 60 120 re f /G gs /S CS 1 SCN 9 9 99 99 re S`,
    resources: `/ColorSpace << /S [/Separation /${name} /DeviceCMYK ${tint}] >> /ExtGState << /G << ${state} >> >>`,
  })

/** Files that a press prints badly. */
export const press: Record<string, Uint8Array> = {
  'heavy-ink': onePage({ content: '.9 .8 .8 .95 k 60 60 9 9 re f' }),
  'heavy-enough': onePage({ content: '.6 .4 .4 1 k 60 60 9 9 re f 1 .5 .5 1 K 60 60 9 9 re S' }),
  'heavy-outside': onePage({ ...withBleed, content: '0 0 270 162 re f 1 1 1 1 k 0 0 4 162 re f' }),
  'heavy-picture': heavyPicture(5),
  'heavy-dots': heavyPicture(0.5),
  'heavy-inverse': heavyPicture(5, '/Decode [1 0 1 0 1 0 1 0]'),
  hairline: onePage({ content: '.5 0 0 .5 0 0 cm .4 w 90 90 m 99 99 l S' }),
  'hairline-by-an-uneven-matrix': onePage({ content: '20 0 0 .2 0 0 cm 1 w 3 300 m 9 300 l S' }),
  'hairline-of-state': onePage({
    content: '/G gs 90 90 m 99 90 l S',
    resources: '/ExtGState << /G << /LW .1 >> >>',
  }),
  'line-enough': onePage({ content: '.25 w 90 90 m 99 99 l S' }),
  'small-text': onePage({
    content: '0 .5 1 0 k BT /F 2 Tf 2 0 0 2 20 20 Tm (Salt Row) Tj ET',
    resources: helvetica,
  }),
  'small-text-in-black': onePage({
    content: '0 0 0 1 k BT /F 4 Tf 20 20 Td (Salt Row) Tj ET',
    resources: helvetica,
  }),
  'crop-marks': onePage({ media: '0 0 306 198', content: `0 1 1 0 k 18 18 270 162 re f ${cropMarks()}` }),
  'crop-marks-and-bleed-marks': onePage({
    media: '0 0 306 198',
    content: `${cropMarks()} ${cropMarks(9)} 90 90 9 9 re f`,
  }),
  'crop-marks-of-every-ink': onePage({
    media: '0 0 306 198',
    content: `60 60 9 9 re f /S CS 1 SCN ${cropMarks().replace('.25 w', '.1 w')}`,
    resources: `/ColorSpace << /S [/Separation /All /DeviceCMYK ${tint}] >>`,
  }),
  'text-of-every-ink': onePage({
    content: '/S cs 1 scn BT /F 4 Tf 20 20 Td (Salt Row) Tj ET',
    resources: `${helvetica} /ColorSpace << /S [/Separation /All /DeviceCMYK ${tint}] >>`,
  }),
  'short-lines-inside': onePage({
    content: `q .5 0 0 .5 30 30 cm 60 60 9 9 re f ${'0 0 m 0 9 l S '.repeat(9)} Q`,
  }),
  spread: onePage({ media: '0 0 504 144', content: '60 60 9 9 re f' }),
  'spread-with-bleed': onePage({ media: '0 0 522 162', content: '60 60 9 9 re f' }),
  'one-above-the-other': onePage({ media: '0 0 252 288', content: '60 60 9 9 re f' }),
  'upright-side-by-side': onePage({ media: '0 0 288 252', content: '60 60 9 9 re f' }),
  knife: spot('CutContour', ''),
  'knife-on-top': spot('CutContour', '/OP true'),
}
