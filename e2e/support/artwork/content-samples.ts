import { onePage, packed, writePdf, type Body } from './make-pdf.ts'
import { content, picture, place, placed, tint } from './sample-parts.ts'

const profile = (parts: number): Body => packed(new Uint8Array(128), `/N ${parts}`)

/** Raster pictures of known sizes, in each color space. */
export const pictures: Record<string, Uint8Array> = {
  'rgb-300': placed(place(72, 72), picture(300, 300, '/DeviceRGB', 3)),
  'rgb-150': placed(place(144, 72), picture(300, 150, '/DeviceRGB', 3)),
  'gray-72': placed(place(100, 50), picture(100, 50, '/DeviceGray', 1)),
  'cmyk-200': placed(place(72, 36), picture(200, 100, '/DeviceCMYK', 4)),
  squeezed: placed(place(72, 144), picture(200, 100, '/DeviceRGB', 3)),
  'picture-turned': placed('q 0 72 -72 0 100 0 cm /Im Do Q', picture(150, 300, '/DeviceRGB', 3)),
  'picture-mirrored': placed('q -72 0 0 72 100 0 cm /Im Do Q', picture(150, 150, '/DeviceRGB', 3)),
  'picture-twice': placed(`${place(72, 72)} ${place(36, 36)}`, picture(150, 150, '/DeviceRGB', 3)),
  'picture-nested-scales': placed(
    'q .5 0 0 .5 0 0 cm q 72 0 0 72 0 0 cm /Im Do Q Q',
    picture(150, 150, '/DeviceRGB', 3),
  ),
  'picture-in-form': onePage(
    { content: 'q 2 0 0 2 0 0 cm /Fm Do Q', resources: '/XObject << /Fm 3 0 R >>' },
    [
      packed(
        'q 36 0 0 36 0 0 cm /Im Do Q',
        '/Type /XObject /Subtype /Form /BBox [0 0 100 100] /Matrix [.5 0 0 .5 0 0] /Resources << /XObject << /Im 4 0 R >> >>',
      ),
      picture(150, 150, '/DeviceRGB', 3),
    ],
  ),
  'icc-rgb': placed(place(72, 72), picture(100, 100, '[/ICCBased 4 0 R]', 3), profile(3)),
  'icc-cmyk': placed(place(72, 72), picture(100, 100, '[/ICCBased 4 0 R]', 4), profile(4)),
  'indexed-rgb': placed(place(72, 72), picture(100, 100, '[/Indexed /DeviceRGB 1 <000000FF0000>]', 1)),
  lab: placed(
    place(72, 72),
    picture(100, 100, '[/Lab << /WhitePoint [.96 1 .82] /Range [-100 100 -100 100] >>]', 3),
  ),
  'spot-picture': placed(
    place(72, 72),
    picture(100, 100, `[/Separation /PANTONE#20186#20C /DeviceCMYK ${tint}]`, 1),
  ),
  'picture-with-soft-mask': placed(
    place(72, 72),
    picture(100, 100, '/DeviceRGB', 3, '/SMask 4 0 R'),
    picture(100, 100, '/DeviceGray', 1),
  ),
  stencil: placed(
    `1 0 0 rg ${place(72, 72)}`,
    packed(
      new Uint8Array(13 * 100),
      '/Type /XObject /Subtype /Image /Width 100 /Height 100 /BitsPerComponent 1 /ImageMask true',
    ),
  ),
  'inline-picture': onePage({
    content: `q 72 0 0 72 0 0 cm BI /W 4 /H 2 /BPC 8 /CS /RGB ID xEI 1 g 0 0 9 9 re f abc EI Q 0 1 0 0 k 0 0 9 9 re f`,
  }),
}

const shadow = '/Type /XObject /Subtype /Form /BBox [0 0 252 144] /Resources << /XObject << /Im 4 0 R >> >>'
const stamp =
  '/Type /XObject /Subtype /Form /BBox [0 0 10 10] /Resources << /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>'
/** A page with a stamp; `flags` say how it is shown. */
const stamped = (flags: string) =>
  onePage(
    {
      content,
      entries: `/Annots [<< /Type /Annot /Subtype /Stamp /Rect [99 99 199 119] /AP << /N 3 0 R >> ${flags} >> << /Type /Annot /Subtype /Link /Rect [0 0 9 9] >>]`,
    },
    [packed('1 0 0 rg BT /F 9 Tf (Paid) Tj ET', stamp)],
  )

const tile = (kind: number) =>
  `/Type /Pattern /PatternType 1 /PaintType ${kind} /TilingType 1 /BBox [0 0 9 9] /XStep 9 /YStep 9 /Resources << >>`
export const tiled = (content: string, inside: string, kind: number) =>
  onePage({ content, resources: '/Pattern << /P 3 0 R >> /ColorSpace << /N [/Pattern /DeviceRGB] >>' }, [
    packed(`${inside} 0 0 5 5 re b`, tile(kind)),
  ])

export const colors: Record<string, Uint8Array> = {
  'tile-in-the-color-set-with-it': tiled('/N cs 0 0 1 /P scn 0 0 99 99 re f', '', 2),
  'tile-set-but-not-used': tiled('1 0 0 0 k 0 0 99 99 re f /Pattern CS /P SCN S', '1 0 0 rg', 1),
  stamped: stamped('/F 4'),
  'spot-in-utf-8': onePage({
    content: '/S cs 1 scn 0 0 99 99 re f',
    resources: `/ColorSpace << /S [/Separation /Gr#C3#BCn#20HKS#2054 /DeviceCMYK ${tint}] >>`,
  }),
  'color-rgb': onePage({ content: '0 0 1 rg 0 0 99 99 re f' }),
  'color-cmyk': onePage({ content: '1 0 0 0 K 0 0 m 99 99 l S' }),
  'color-gray': onePage({ content: '.5 g 0 0 99 99 re f' }),
  'color-set-but-not-used': onePage({ content: '1 0 0 rg 0 1 0 RG 0 0 0 1 k 0 0 9 9 re f' }),
  // Texts and lists hold no operators, even if a text seems to end early.
  'color-words-in-text': onePage({
    content: 'BT 3 Tr [(1 0 0 rg \\) f) 5 <31 30> (0 (1) 0 rg)] TJ ET [3 1] 0 d 9 9 9 9 re .5 g f',
  }),
  'color-spot': onePage({
    content: '/S cs 1 scn 0 0 99 99 re f',
    resources: `/ColorSpace << /S [/Separation /PANTONE#20186#20C /DeviceCMYK ${tint}] >>`,
  }),
  'color-black-alone': onePage({
    content: '/S cs 1 scn 0 0 99 99 re f',
    resources: `/ColorSpace << /S [/Separation /Black /DeviceCMYK ${tint}] >>`,
  }),
  'color-many-inks': onePage(
    {
      content: '/N cs 1 1 scn 0 0 99 99 re f',
      resources: '/ColorSpace << /N [/DeviceN [/Cyan /Gold] /DeviceCMYK 3 0 R] >>',
    },
    [packed('{ 0 0 }', '/FunctionType 4 /Domain [0 1 0 1] /Range [0 1 0 1 0 1 0 1]')],
  ),
  'content-in-parts': writePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 252 144] /Contents [4 0 R 5 0 R] >>',
    packed('0 0 1'),
    packed('0 k 0 0 9 9 re f'),
  ]),
  'color-shade': onePage({
    content: '/Sh sh',
    resources:
      '/Shading << /Sh << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 99 0] /Function << /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1 >> >> >>',
  }),
  'see-through': onePage({ content: '/G gs 0 0 9 9 re f', resources: '/ExtGState << /G << /ca .5 >> >>' }),
  multiply: onePage({ content: '/G gs 0 0 9 9 re f', resources: '/ExtGState << /G << /BM /Multiply >> >>' }),
  overprint: onePage({
    content: '0 1 0 0 k 60 60 9 9 re f /G gs 1 0 0 0 k 60 60 5 5 re f',
    resources: '/ExtGState << /G << /OP true /OPM 1 >> >>',
  }),
}

/** Poppler differs on these: it lists no pictures of a state's mask, and does list fonts of hidden content. */
export const disputedPdfs: Record<string, Uint8Array> = {
  'raster-shadow': onePage(
    {
      content: '/G gs .5 g 60 60 9 9 re f',
      resources: '/ExtGState << /G << /SMask << /S /Luminosity /G 3 0 R >> >> >>',
    },
    [packed('1 0 0 rg 0 0 9 9 re f q 72 0 0 72 0 0 cm /Im Do Q', shadow), picture(72, 72, '/DeviceGray', 1)],
  ),
  'stamped-out-of-sight': stamped('/F 2'),
}
