import { constants, deflateSync } from 'node:zlib'
import { type Body, onePage, packed, pagesOf, writePdf } from './make-pdf.ts'
import { codeDots, restarted } from './make-raster.ts'
import {
  card,
  content,
  ground,
  helvetica,
  picture,
  place,
  red,
  state,
  text,
  withBleed,
  withRoot,
} from './sample-parts.ts'

// Whole files that are easily taken for what they are not.

/** A page whose compressed content begins after blanks. */
function stream(end: string) {
  const text = Buffer.from(onePage({ content })).toString('latin1')
  // The table is wrong then, so that the objects are searched.
  return new Uint8Array(Buffer.from(text.replace('stream\n', `stream${end}`), 'latin1'))
}
const tabled = (base: string, table: string) => `/ColorSpace << /I [/Indexed ${base} 3 <${table}>] >>`
const cielab = '[/Lab << /WhitePoint [.96 1 .82] /Range [-100 100 -100 100] >>]'

/** Pages that are not blank, though it is easy to think so. */
export const full: Record<string, Uint8Array> = {
  'blanks-after-stream': stream(' \r\n'),
  'blanks-and-a-feed-after-stream': stream(' \t\n'),
  'lab-color': card('/L cs 50 2 9 sc 60 60 99 9 re f', `/ColorSpace << /L ${cielab} >>`),
  'color-of-a-table': card('/I cs 2 sc 60 60 99 9 re f', tabled('/DeviceRGB', 'FFFFFF0000000000FF00FF00')),
  'ink-of-a-table': card(
    '/I cs 1 sc 60 60 99 9 re f',
    tabled('/DeviceCMYK', '00000000FFFF0000000000FF000000FF'),
  ),
  'stray-sign': card(`${content} < 30 30 9 9 re f`),
}
/** A line of two-byte codes in a font that says what they mean. */
const meant = (meanings: string, codes: string, more = '/Encoding /Identity-H') =>
  card(
    `BT /F 9 Tf 60 60 Td <${codes}> Tj ET`,
    `/Font << /F << /Type /Font /Subtype /Type0 /BaseFont /Own ${more} /ToUnicode 3 0 R /DescendantFonts [<< /Type /Font /Subtype /CIDFontType2 >>] >> >>`,
    [packed(`1 beginbfchar\n${meanings}\nendbfchar`)],
  )
const symbols = '/FontDescriptor << /Type /FontDescriptor /Flags 4 >>'
/** Letters of fonts that only their file would draw. */
export const letters: Record<string, Uint8Array> = {
  'letter-of-one-byte': meant('<01> <0041>', '01', ''),
  'letter-numbered-as-blanks-are': meant('<0001> <0041>', '0001'),
}
/** Pages that are blank, though it is easy to think not. */
export const empty: Record<string, Uint8Array> = {
  'blanks-by-their-meaning': meant(
    'beginbfchar <0041> <0042>\n<0007> <0020> endbfchar beginbfrange <0008> <0008> <00a0> endbfrange',
    '00070008',
  ),
  'blanks-of-a-symbol-font': card(
    text(60, 60, 9, '( ) Tj'),
    `/Font << /F << /Type /Font /Subtype /TrueType /BaseFont /S /Encoding /WinAnsiEncoding ${symbols} >> >>`,
  ),
  'blanks-that-keep-words-together': card(
    text(60, 60, 9, '(\\240 \\240) Tj'),
    '/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /S /Encoding /WinAnsiEncoding >> >>',
  ),
  'scan-of-white-paper': card(place(270, 162), '/XObject << /Im 3 0 R >>', [
    picture(270, 162, '/DeviceGray', 1, '', 252),
  ]),
}
/** Pages that are blank, in white of any kind. */
export const white: Record<string, Uint8Array> = {
  'lab-white': card('/L cs 100 0 0 sc 60 60 99 9 re f', `/ColorSpace << /L ${cielab} >>`),
  'white-of-a-table': card('/I cs 0 sc 60 60 99 9 re f', tabled('/DeviceRGB', 'FFFFFF0000000000FF00FF00')),
  'white-text': card(`1 g ${text(60, 60)}`, helvetica),
}
export const whiteGround = card('1 g 0 0 270 162 re f')

const onWhite = `1 g 0 0 270 162 re f ${red} 60 60 99 9 re f`
const pictured = (dots: Body) =>
  card(`${place(270, 162)} ${red} 60 60 99 9 re f`, '/XObject << /Im 3 0 R >>', [dots])
const head = '/Type /XObject /Subtype /Image /Width 16 /Height 8 /BitsPerComponent 8 /ColorSpace /DeviceGray'
const shades = Uint8Array.from({ length: 128 }, (_, at) => (at * 83) % 256)
const logo = packed(new Uint8Array(128).fill(255).fill(0, 50, 60), `${head} /SMask 4 0 R`)
const small = `q 99 0 0 50 60 60 cm /Im Do Q`
const qr = codeDots(25, 4)
const maskOf = (gray: number) => picture(16, 8, '/DeviceGray', 1, '', gray)
/** A picture on a white ground of its own, behind a mask. */
const masked = (content: string, mask = maskOf(255)) =>
  card(content, '/XObject << /Im 3 0 R >>', [logo, mask])
/** Pictures behind a mask, half visible or visible in parts. */
export const masks = {
  soft: masked(small, maskOf(120)),
  hard: masked(small, packed(new Uint8Array(128).fill(255, 40, 90), `${head} /Decode [0 1]`)),
  softOnColor: masked(`${red} 50 50 120 70 re f ${small}`, maskOf(120)),
}
/** Drawings with a box around them, which a shirt would carry. */
export const boxes: Record<string, Uint8Array> = {
  whiteBox: card(onWhite),
  'whiteBox in a group': card('/X Do', '/XObject << /X 3 0 R >>', [
    packed(onWhite, '/Type /XObject /Subtype /Form /BBox [0 0 270 162]'),
  ]),
  'whiteBox clipped to the page': card(`q 0 0 270 162 re W n ${onWhite} Q`),
  'whiteBox of ink': card(`0 0 0 0 k 0 0 270 162 re f ${red} 60 60 99 9 re f`),
  'whiteBox on a color': card(`${ground} ${onWhite}`),
  'whiteBox of a picture': pictured(picture(270, 162, '/DeviceCMYK', 4, '', 0)),
  'whiteBox of a smaller picture, whose mask hides nothing': masked(small),
  colorBox: card(`${ground} 0 g 60 60 99 9 re f`),
  'colorBox of a shade': card('/S sh', '/Shading << /S << /ShadingType 2 /ColorSpace /DeviceRGB >> >>'),
  'colorBox of a picture': pictured(picture(270, 162, '/DeviceRGB', 3)),
  'colorBox of a JPEG': pictured({ dict: `${head} /Filter /DCTDecode`, data: restarted() }),
}
const lone = (content: string) => onePage({ content: `${red} ${content}`, resources: helvetica })
/** Text and frames partly cut off by the edge of a shirt's page of 252 by 144. */
export const offThePage: Record<string, Uint8Array> = {
  'text off to the right': lone(text(220, 60)),
  'text off below': lone(text(60, -5)),
  'text off that is clipped to the page': lone(`q 0 0 252 144 re W n ${text(220, 60)} Q`),
  'large letters': lone(text(-30, 60, 99)),
  'frame at the edge': lone('2 w 0 0 252 144 re S'),
  'frame past one side': lone('2 w 20 20 240 99 re S'),
}
export const onThePage: Record<string, Uint8Array> = {
  text: lone(text(20, 60)),
  'large letters that fill it': lone(text(-3, 20, 99, '(HI) Tj')),
  'text that is covered': lone(`${text(220, 60)} 200 0 60 144 re f`),
  'text in a mask': lone(`q 0 0 230 144 re W n ${text(220, 60)} Q`),
  'text out of sight': lone(`9 9 9 9 re f ${text(300, 60)}`),
  'frame around the page': lone('9 9 9 9 re f 2 w -20 -20 300 190 re S'),
  'frame along the edge': lone('2 w 1 1 250 142 re S'),
  'band across': lone('0 20 252 30 re f'),
}
/** Drawings without such a box. */
export const boxless: Record<string, Uint8Array> = {
  'a drawing alone': card(`${red} 60 60 99 9 re f`),
  'a part of the page': card(`${red} 0 0 270 140 re f`),
  'a veil': card(`/G gs ${ground}`, state('/ca .5')),
  'a picture with a mask': pictured(picture(270, 162, '/DeviceGray', 1, '/Mask [120 120]')),
  'a photo': pictured(packed(shades, head)),
  'a smaller picture with a mask': masks.soft,
  'a smaller picture on a color': masked(`${red} 50 50 120 70 re f ${small}`),
  'a smaller picture cut to a shape': masked(`60 60 m 159 60 l 99 110 l W n ${small}`),
  'a code with its quiet zone': card(small, '/XObject << /Im 3 0 R >>', [
    packed(qr.dots, head.replace('16', `${qr.width}`).replace('8', `${qr.width}`)),
  ]),
  'a smaller picture under a color': masked(`${small} ${red} 50 50 120 70 re f`),
}

/** A page whose compressed content breaks off after this. */
export function broken(content: string) {
  const good = deflateSync(content, { finishFlush: constants.Z_SYNC_FLUSH })
  const bodies = pagesOf([withBleed])
  bodies[3] = { dict: '/Filter /FlateDecode', data: Buffer.concat([good, Buffer.alloc(200, 7)]) }
  return writePdf(bodies)
}

const asIf = (words: string) => ({ content: text(20, 60, 8, `(${words}) Tj`), resources: helvetica })
const placeholder = 'Please wait... If this message is not eventually replaced'
/** The notice in place of what only Illustrator reads. */
export const withoutPdf = (sentence: string) =>
  onePage({
    ...asIf(sentence.replaceAll('®', '\\256').replaceAll('é', '\\351')),
    entries: '/PieceInfo << /Illustrator << /Private << /AIMetaData 9 0 R >> >> >>',
  })
/** Pages that are placeholders for another program's content. */
export const hollow: Record<string, Uint8Array> = {
  withoutPdf: withoutPdf(
    'This is an Adobe® Illustrator® File that was saved without PDF Content. To Place or open this file in other ' +
      'applications, it should be re-saved from Adobe Illustrator with the "Create PDF Compatible File" option turned on.',
  ),
  portfolio: withRoot('/Collection << /Type /Collection /View /D >>', asIf('For the best experience')),
  form: withRoot('/AcroForm << /XFA [] /Fields [] >>', asIf(placeholder)),
}
/** Files that look like placeholders and are not. */
const form = withRoot('/AcroForm << /XFA [] /Fields [] >>', asIf('Name of the applicant'))
export const whole: Record<string, Uint8Array> = {
  'trailer-that-is-broken': Buffer.concat([form, Buffer.from(`trailer ${'<<'.repeat(9_999)} startxref 9`)]),
  'catalog-that-is-elsewhere': Buffer.from(
    Buffer.from(form).toString('latin1').replace('/Root 1', '/Root 9'),
    'latin1',
  ),
  'illustrator-with-its-pdf': onePage({
    ...asIf('Salt Row'),
    entries: '/PieceInfo << /Illustrator << >> >>',
  }),
  'form-with-pages': form,
}

/** A gradient of inks, as the pattern `P`. */
export const shading =
  '/Pattern << /P << /PatternType 2 /Shading << /ShadingType 2 /ColorSpace /DeviceCMYK /Coords [60 60 69 69] >> >> >>'
const shadow = { content: `${ground} /G gs 60 60 9 9 re f`, resources: state('/ca .5') }
const metadata = (version: string) =>
  packed(
    `<x:xmpmeta><pdfxid:GTS_PDFXVersion>${version}</pdfxid:GTS_PDFXVersion></x:xmpmeta>`,
    '/Type /Metadata /Subtype /XML',
  )
export const standards: Record<string, Uint8Array> = {
  live: withRoot('/Metadata 3 0 R', shadow, [metadata('PDF/X-4')]),
  seeThrough: withRoot('', shadow, [], '/Info << /GTS_PDFXVersion (PDF/X-3:2003) >>'),
}
export const madeFor = (condition: string) =>
  withRoot(
    `/OutputIntents [<< /Type /OutputIntent /S /GTS_PDFX /OutputConditionIdentifier (${condition}) >>]`,
    { content: ground },
  )

/** Small shapes by the cut, without a ground. */
export const smallByTheCut: Record<string, Uint8Array> = {
  'letters-in-outlines': card(
    `${red} ${[0, 7, 16, 21].map((x) => `${12 + x} 80 m ${17 + x} 80 l ${14 + x / 2} ${90 + x} l f`).join(' ')}`,
  ),
  'grains-up-to-the-cut': card(
    `${red} ${[0, 8, 15, 21].map((x) => `${7 + x} 80 m ${13 + x} ${80 + x} l ${10 + x} ${90 + x} l f`).join(' ')}`,
  ),
}
