import { onePage, packed, pagesOf, writePackedPdf, writePdf, type Body } from './make-pdf.ts'

// Small files by name, one for each finding of the check.

/** A raster picture as an object: `parts` are the bytes per dot in its color space. */
export const picture = (width: number, height: number, space: string, parts: number, more = ''): Body =>
  packed(
    new Uint8Array(width * height * parts).fill(120),
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8 /ColorSpace ${space} ${more}`,
  )

const place = (width: number, height: number) => `q ${width} 0 0 ${height} 0 0 cm /Im Do Q`
/** A page with the picture `Im`, the first of the objects. */
const placed = (content: string, ...objects: Body[]) =>
  onePage({ content, resources: '/XObject << /Im 3 0 R >>' }, objects)
const profile = (parts: number): Body => packed(new Uint8Array(128), `/N ${parts}`)
const tint = '<< /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [0 1 1 0] /N 1 >>'
const textOn = 'BT /F 12 Tf 20 20 Td (Salt Row) Tj ET'
const descriptor = (file: string) =>
  `<< /Type /FontDescriptor /FontName /Keyline /Flags 32 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 ${file} >>`

/** A spot in the middle, so the page is not blank. */
const content = '.5 g 60 60 9 9 re f'

/** Cards of 3.5 x 2 in, with and without bleed. */
const boxes: Record<string, Uint8Array> = {
  'card-no-boxes': onePage({ content: '1 0 0 rg 0 0 252 144 re f' }),
  'card-bleed': onePage({
    media: '0 0 270 162',
    entries: '/TrimBox [9 9 261 153] /BleedBox [0 0 270 162]',
    content: '0 1 1 0 k 0 0 270 162 re f',
  }),
  'card-trim-is-media': onePage({ entries: '/TrimBox [0 0 252 144]', content: '0 0 0 1 k 0 0 9 9 re f' }),
  'card-edge-without-boxes': onePage({ media: '0 0 270 162', content: '0 0 0 1 k 0 0 9 9 re f' }),
  'card-thin-bleed': onePage({
    media: '0 0 256 148',
    entries: '/TrimBox [2 2 254 146] /BleedBox [0 0 256 148]',
    content,
  }),
  'card-bleed-beyond-media': onePage({
    media: '0 0 252 144',
    entries: '/TrimBox [0 0 252 144] /BleedBox [-9 -9 261 153]',
    content,
  }),
  'card-all-boxes': onePage({
    media: '0 0 300 200',
    entries:
      '/CropBox [5 5 295 195] /BleedBox [10 10 290 190] /TrimBox [19 19 281 181] /ArtBox [30 30 270 170]',
  }),
  'card-boxes-upside-down': onePage({ media: '252 144 0 0', entries: '/TrimBox [243 135 9 9]' }),
  'card-negative-corner': onePage({ media: '-10 -10 242 134', entries: '/TrimBox [-1 -1 233 125]' }),
  turned: onePage({ media: '0 0 144 252', entries: '/Rotate 90', content }),
  'turned-back': onePage({ media: '0 0 144 252', entries: '/Rotate -90' }),
  'large-unit': onePage({ media: '0 0 576 216', entries: '/UserUnit 2', content }),
  'three-pages': writePdf(pagesOf([{}, { media: '0 0 300 300' }, { entries: '/Rotate 180' }])),
  'objects-in-streams': writePackedPdf(pagesOf([{ entries: '/TrimBox [9 9 243 135]' }])),
  'tree-passes-on': writePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 2 /Kids [3 0 R] /MediaBox [0 0 400 300] /Rotate 90 >>',
    '<< /Type /Pages /Parent 2 0 R /Count 2 /Kids [4 0 R 5 0 R] /CropBox [10 10 390 290] >>',
    '<< /Type /Page /Parent 3 0 R >>',
    '<< /Type /Page /Parent 3 0 R /MediaBox [0 0 200 100] /CropBox [0 0 200 100] /Rotate 0 >>',
  ]),
}

/** The boxes of a card with bleed. */
const withBleed = { media: '0 0 270 162', entries: '/TrimBox [9 9 261 153] /BleedBox [0 0 270 162]' }
/** A page with a hidden layer, and a form on that layer. */
function hiding(content: string) {
  const resources = '/Properties << /L 3 0 R >> /XObject << /Fm 4 0 R >>'
  const form = packed(
    '0 1 1 0 k 0 0 270 162 re f',
    '/Type /XObject /Subtype /Form /BBox [0 0 270 162] /OC 3 0 R',
  )
  const [, ...rest] = pagesOf(
    [{ ...withBleed, content, resources }],
    ['<< /Type /OCG /Name (Guides) >>', form],
  )
  const layers = '/OCProperties << /OCGs [3 0 R] /D << /OFF [3 0 R] >> >>'
  return writePdf([`<< /Type /Catalog /Pages 2 0 R ${layers} >>`, ...rest])
}
const marks = '0 G 9 0 m 9 -9 l 261 0 m 261 -9 l 0 9 m -9 9 l 270 153 m 279 153 l S'

/** Files that differ in the paint on a card. */
const painted: Record<string, Uint8Array> = {
  blank: onePage(withBleed),
  'white-alone': onePage({
    ...withBleed,
    content: '1 g 0 0 270 162 re f 0 0 0 0 k 9 9 9 9 re f /S cs 0 scn 9 9 9 9 re f',
    resources: `/ColorSpace << /S [/Separation /Gold /DeviceCMYK ${tint}] >>`,
  }),
  'clipped-away': onePage({ ...withBleed, content: '300 300 9 9 re W n 0 0 270 162 re f' }),
  'art-ends-at-trim': onePage({
    media: '-9 -9 279 171',
    entries: withBleed.entries,
    content: `0 1 1 0 k 9 9 252 144 re f ${marks}`,
  }),
  'art-is-clipped-at-trim': onePage({ ...withBleed, content: '9 9 252 144 re W n 0 0 270 162 re f' }),
  'art-ends-on-one-side': onePage({ ...withBleed, content: '0 0 261 162 re f' }),
  'art-ends-in-its-form': onePage(
    { ...withBleed, content: '/Fm Do', resources: '/XObject << /Fm 3 0 R >>' },
    [packed('0 0 999 999 re f', '/Type /XObject /Subtype /Form /BBox [0 0 263 999]')],
  ),
  'curve-ends-at-trim': onePage({ ...withBleed, content: '50 50 m 9 50 9 99 50 99 c h 50 9 l --5 162 l f' }),
  'art-on-a-ground': onePage({
    ...withBleed,
    content: '0 1 1 0 k 0 0 270 162 re f 1 0 0 0 k 9 9 99 144 re f',
  }),
  'ground-on-art': onePage({ ...withBleed, content: '9 9 99 144 re f 0 1 1 0 k 0 0 270 162 re f' }),
  'frame-on-art': onePage({ ...withBleed, content: '9 9 99 144 re f 0 0 270 162 re S' }),
  'shade-to-the-edge': onePage({
    ...withBleed,
    content: '/Sh sh',
    resources:
      '/Shading << /Sh << /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 99 0] /Function << /FunctionType 2 /Domain [0 1] /N 1 >> >> >>',
  }),
  'ground-in-a-hidden-layer': hiding('/OC /L BDC 0 1 1 0 k 0 0 270 162 re f EMC'),
  'ground-in-a-hidden-form': hiding('/Fm Do'),
  'mark-in-a-hidden-layer': hiding(
    '/Span <</MCID 0>> BDC 0 0 270 162 re f /OC /L BDC 1 0 0 rg 0 0 9 9 re f EMC EMC',
  ),
  'art-away-from-trim': onePage({ ...withBleed, content }),
  'card-of-85-mm': onePage({
    media: '0 0 257.953 172.913',
    entries: '/TrimBox [8.504 8.504 249.449 164.409] /BleedBox [0 0 257.953 172.913]',
    content: '0 0 257.953 172.913 re f',
  }),
}

/** Raster pictures of known sizes, in each color space. */
const pictures: Record<string, Uint8Array> = {
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

const colors: Record<string, Uint8Array> = {
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
  overprint: onePage({ content: '/G gs 0 0 9 9 re f', resources: '/ExtGState << /G << /OP true >> >>' }),
}

/** A page with text in the font `F`; `more` are the objects that it refers to. */
const lettered = (font: string, ...more: Body[]) =>
  onePage({ content: textOn, resources: `/Font << /F << /Type /Font ${font} >> >>` }, more)
const ofWidth = '/FirstChar 32 /LastChar 32 /Widths [500] /FontDescriptor 3 0 R'

const fonts: Record<string, Uint8Array> = {
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
const helvetica = '/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>'
/** CMYK dots, of which `heavy` in a hundred carry 380 % ink and the others 100 %. */
export const dotsWith = (heavy: number) =>
  Uint8Array.from({ length: 40_000 }, (_, at) => {
    const inks = (at >> 2) % 100 < heavy ? [242, 242, 242, 243] : [0, 0, 0, 255]
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
    content: `/G gs /S CS 1 SCN 9 9 99 99 re S`,
    resources: `/ColorSpace << /S [/Separation /${name} /DeviceCMYK ${tint}] >> /ExtGState << /G << ${state} >> >>`,
  })

/** Files that a press prints badly. */
const press: Record<string, Uint8Array> = {
  'heavy-ink': onePage({ content: '.9 .8 .8 .95 k 60 60 9 9 re f' }),
  'heavy-enough': onePage({ content: '.6 .4 .4 1 k 60 60 9 9 re f 1 .5 .5 1 K 60 60 9 9 re S' }),
  'heavy-outside': onePage({ ...withBleed, content: '0 0 270 162 re f 1 1 1 1 k 0 0 4 162 re f' }),
  'heavy-picture': heavyPicture(5),
  'heavy-dots': heavyPicture(0.5),
  'heavy-inverse': heavyPicture(5, '/Decode [1 0 1 0 1 0 1 0]'),
  hairline: onePage({ content: '.5 0 0 .5 0 0 cm .4 w 90 90 m 99 99 l S' }),
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
  knife: spot('CutContour', ''),
  'knife-on-top': spot('CutContour', '/OP true'),
}

export const soundPdfs = { ...boxes, ...painted, ...pictures, ...colors, ...fonts, ...press }

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
