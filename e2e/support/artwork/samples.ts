import { colors, pictures } from './content-samples.ts'
import { onePage, packed, pagesOf, writePackedPdf, writePdf } from './make-pdf.ts'
import { fonts, press } from './press-samples.ts'
import { content, tint, withBleed } from './sample-parts.ts'

// Small files by name, one for each finding of the check.

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
  // As Illustrator writes an artboard with its bleed drawn in.
  'card-and-bleed-are-media': onePage({
    media: '0 0 270 162',
    entries: '/TrimBox [0 0 270 162] /BleedBox [0 0 270 162] /ArtBox [0 0 270 162]',
    content: '0 1 1 0 k 0 0 270 162 re f',
  }),
  'card-thin-bleed': onePage({
    media: '0 0 256 148',
    entries: '/TrimBox [2 2 254 146] /BleedBox [0 0 256 148]',
    content: '.5 g 0 0 256 148 re f',
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

export const soundPdfs = { ...boxes, ...painted, ...pictures, ...colors, ...fonts, ...press }
