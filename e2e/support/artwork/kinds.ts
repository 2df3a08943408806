import { packed, type Body } from './make-pdf.ts'
import {
  card,
  content,
  ground,
  helvetica,
  picture,
  red,
  state,
  text,
  tint,
  withRoot,
} from './sample-parts.ts'

// Files that a print shop knows: each has one fault alone on its page, so that the check has one finding.

/** Text in a font of two-byte codes, each letter as wide as it is high. */
const wide = `/Font << /F << /Type /Font /Subtype /Type0 /BaseFont /Wide /Encoding /Identity-H /DescendantFonts [<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Wide /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 500 /W [36 [1000 1000] 40 50 1000] >>] >> >>`

/** Text and frames by the cut, which lies at 9, 9, 261 and 153. */
export const byTheCut: Record<string, Uint8Array> = {
  'text-over-the-cut': card(`${ground} 0 g ${text(2, 60)}`, helvetica),
  'text-2-pt-inside': card(`${ground} 0 g ${text(11, 60)}`, helvetica),
  'text-that-ends-2-pt-inside': card(`${ground} 0 g ${text(216, 60)}`, helvetica),
  'text-below-the-cut': card(`${ground} 0 g ${text(100, 10, 10, '(agp) Tj')}`, helvetica),
  'text-in-steps-to-the-cut': card(
    `${ground} 0 g ${text(165, 60, 10, '(Salt Row) Tj ( Printers) Tj (Ltd) Tj')}`,
    helvetica,
  ),
  'text-moved-to-the-cut': card(
    `${ground} 0 g BT /F 10 Tf 12 TL 100 36 Td (Salt) Tj T* (Row) Tj (Mill) ' ET`,
    helvetica,
  ),
  'text-of-wide-letters': card(`${ground} 0 g ${text(196, 60, 20, '<002400250028> Tj')}`, wide),
  'text-spread-to-the-cut': card(`${ground} 0 g 12 Tc ${text(132, 60)}`, helvetica),
  'text-turned-at-the-cut': card(`${ground} 0 g BT /F 10 Tf 0 1 -1 0 258 60 Tm (Salt) Tj ET`, helvetica),
  'text-inside': card(`${ground} 0 g ${text(20, 60)} ${text(190, 130)} ${text(100, 20)}`, helvetica),
  'text-beyond-the-cut': card(`${ground} 0 g ${text(60, 1, 6)}`, helvetica),
  'text-unseen-at-the-cut': card(`${ground} 0 g BT 3 Tr ET ${text(2, 60)}`, helvetica),
  'text-clipped-at-the-cut': card(`${ground} 0 g q 30 30 99 99 re W n ${text(2, 60)} Q`, helvetica),
  'frame-2-pt-inside': card(`0 0 0 1 K 2 w 12 12 246 138 re S`),
  'frame-of-four-bars': card('12 12 246 1 re 12 149 246 1 re 12 12 1 138 re 257 12 1 138 re f'),
  'white-frame-2-pt-inside': card(`${ground} 1 G 1 w 12 12 246 138 re S`),
  'ring-2-pt-inside': card(`${red} 11 11 248 140 re 14 14 242 134 re f*`),
  'thin-border-of-color': card(`${ground} 1 g 12 12 246 138 re f`),
  'cut-line-that-prints': card(`${ground} 0 1 0 0 K 9 9 252 144 re S`),
  'border-that-bleeds': card(`${ground} 0 1 0 0 K 30 w 9 9 252 144 re S`),
  'frame-at-the-safe-line': card('1 w 19 19 232 124 re S'),
  'rule-in-the-middle': card('1 w 30 60 m 240 60 l S'),
  'ring-at-the-top': card(`0 1 1 0 K 5 w 60 100 m 60 154 220 154 220 100 c 220 30 60 30 60 100 c S`),
  'ground-in-two-parts': card(`${red} 0 0 270 12 re f 0 12 270 150 re f`),
  'cut-out-2-pt-inside': card('q 246 0 0 138 12 12 cm /Im Do Q', '/XObject << /Im 3 0 R >>', [
    picture(1200, 700, '/DeviceCMYK', 4, '/SMask 4 0 R'),
    picture(9, 9, '/DeviceGray', 1),
  ]),
}

/** Borders that run past the cut and end 3 points inside it. */
export const borders: Record<string, Uint8Array> = {
  'drawn-as-a-line': card('0 1 1 0 K 24 w 0 0 270 162 re S'),
  'of-four-bars': card(`${red} 0 0 270 12 re f 0 150 270 12 re f 0 0 12 162 re f 258 0 12 162 re f`),
  'around-what-is-left-out': card(`${red} 0 0 270 162 re 12 12 246 138 re f*`),
  'under-white': card(`${ground} 1 g 12 12 246 138 re f`),
}

const lines = (draw: (at: number) => string) =>
  Array.from({ length: 60 }, (_, at) => draw(6 * at + 4)).join(' ')

/** Shapes that end at the cut, on a ground or in white. */
export const grounds: Record<string, Uint8Array> = {
  'shade-of-strips': card(
    Array.from({ length: 270 }, (_, at) => `0 ${1 - at / 300} 0 0 k ${at} 0 1 162 re f`).join(' '),
  ),
  'panel-ends-at-the-cut': card(`.1 0 0 0 k 0 0 270 162 re f ${red} 9 9 252 60 re f`),
  'photo-ends-at-the-cut': card(
    `.1 0 0 0 k 0 0 270 162 re f q 126 0 0 144 9 9 cm /Im Do Q`,
    '/XObject << /Im 3 0 R >>',
    [picture(600, 700, '/DeviceCMYK', 4)],
  ),
  'panel-runs-on': card(`.1 0 0 0 k 0 0 270 162 re f ${red} 0 0 270 60 re f`),
  'panel-into-the-bleed': card(`.1 0 0 0 k 0 0 270 162 re f ${red} 5 5 260 60 re f`),
  'panel-of-the-same-color': card(`${ground} ${red} 9 9 252 60 re f`),
  'panel-under-the-ground': card(`.1 0 0 0 k 9 9 252 60 re f ${ground}`),
  'white-strip-to-the-cut': card(`${ground} 0 0 0 0 k 0 0 9 162 re f`),
  'white-strip-past-the-cut': card(`${ground} 1 g 0 0 12 162 re f`),
  'white-bar-as-a-line': card(`${ground} 1 G 12 w 4 0 m 4 162 l S`),
  'white-edge-aslant': card(`${ground} 1 g -9 -9 m 12 -9 l 15 180 l -9 180 l f`),
  'white-edge-turned': card(`${ground} 0 0 0 0 k q 1 .01 -.01 1 0 0 cm -9 -9 300 20 re f Q`),
  'color-edge-aslant': card(`${red} 0 0 m 270 0 l 270 162 l 12 162 l f`),
  'color-edge-aslant-in-the-bleed': card(`${red} 0 0 m 270 0 l 270 162 l .5 162 l f`),
  'color-across-the-cut': card(`${red} 0 0 m 270 0 l 270 200 l 0 120 l f`),
  'white-panel-aslant': card(`${ground} 1 g -9 -9 m 60 -9 l 90 180 l -9 180 l f`),
  'white-curve-in-the-bleed': card(`${ground} 1 g 0 -9 m 11 40 11 120 0 171 c f`),
  'white-in-a-corner': card(`${ground} 1 g 255 170 m 275 170 l 275 150 l h f`),
  'hatch-of-white-lines': card(`${ground} 1 G ${lines((at) => `0 ${at} m 270 ${at} l S`)}`),
  'hatch-aslant': card(`${ground} 1 G ${lines((at) => `${at - 90} 0 m ${at - 30} 162 l S`)}`),
  'white-border': card(`${ground} 1 g 0 0 30 162 re f`),
  'white-under-the-ground': card(`1 g 0 0 270 162 re f ${ground}`),
  'ring-in-the-bleed': card(`${content} ${red} 0 0 270 162 re 9 9 252 144 re f*`),
  'art-masked-at-the-cut': card(`/G gs ${ground}`, state('/SMask << /S /Luminosity /G 3 0 R >>'), [
    packed(
      '1 g 9 9 252 144 re f',
      '/Type /XObject /Subtype /Form /BBox [0 0 270 162] /Group << /S /Transparency /CS /DeviceGray >>',
    ),
  ]),
  'tiles-with-gaps': card(`/Pattern cs /P scn 0 0 270 162 re f`, '/Pattern << /P 3 0 R >>', [
    packed(
      '0 0 4 4 re f',
      '/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 8 8] /XStep 8 /YStep 8 /Resources << >>',
    ),
  ]),
}

const layer = (name: string, more = '') => `<< /Type /OCG /Name (${name}) ${more} >>`
const onLayer = `${content} /OC /L BDC ${ground} EMC`
const layered = (root: string, more: Body[], properties = '3 0 R') =>
  withRoot(
    `/OCProperties << /OCGs [${more.map((_, at) => `${3 + at} 0 R`).join(' ')}] /D << ${root} >> >>`,
    { content: onLayer, resources: `/Properties << /L ${properties} >>` },
    more,
  )
const hidden = layer('Draft')

/** A ground in a layer that is not printed; without it, nothing is near the cut. */
export const layers: Record<string, Uint8Array> = {
  'member-of-a-hidden-layer': layered('/OFF [3 0 R]', [hidden], '<< /Type /OCMD /OCGs [3 0 R] >>'),
  'member-where-all-must-be-on': layered(
    '/OFF [3 0 R]',
    [hidden, layer('Other')],
    '<< /Type /OCMD /OCGs [3 0 R 4 0 R] /P /AllOn >>',
  ),
  'not-a-shown-layer': layered('', [hidden], '<< /Type /OCMD /VE [/Not 3 0 R] >>'),
  'all-are-off': layered('/BaseState /OFF', [hidden]),
}
export const shownLayers: Record<string, Uint8Array> = {
  'all-are-off-but-this': layered('/BaseState /OFF /ON [3 0 R]', [hidden]),
  'member-where-any-is-on': layered(
    '/OFF [3 0 R]',
    [hidden, layer('Other')],
    '<< /Type /OCMD /OCGs [3 0 R 4 0 R] >>',
  ),
  'member-where-it-is-off': layered('/OFF [3 0 R]', [hidden], '<< /Type /OCMD /OCGs [3 0 R] /P /AnyOff >>'),
  'or-of-layers': layered(
    '/OFF [3 0 R]',
    [hidden, layer('Other')],
    '<< /Type /OCMD /VE [/Or 3 0 R [/And 4 0 R]] >>',
  ),
}
/** Layers that viewers show and printing leaves out. */
export const unprinted = layered('/AS [<< /Event /Print /Category [/Print] /OCGs [3 0 R] >>]', [
  layer('Draft', '/Usage << /Print << /PrintState /OFF >> >>'),
])
/** A template's guides over a ground, in a layer of this name. */
export const guides = (name: string, root = '') =>
  withRoot(
    `/OCProperties << /OCGs [3 0 R] /D << ${root} >> >>`,
    {
      content: `${ground} /OC /L BDC 0 0 0 1 K 9 9 252 144 re S EMC`,
      resources: '/Properties << /L 3 0 R >>',
    },
    [layer(name)],
  )

const both = '/op true /OP true /OPM 1'
const spots = `/ColorSpace << /S [/Separation /Varnish /DeviceCMYK ${tint}] >> ${state(both)}`

export const overprints: Record<string, Uint8Array> = {
  'black-overprints': card(`${ground} /G gs 0 0 0 1 k 60 60 9 9 re f`, state(both)),
  'gray-overprints': card(`${ground} /G gs 0 g 60 60 9 9 re f`, state(both)),
  'varnish-overprints': card(`${ground} /G gs /S cs 1 scn 60 60 9 9 re f`, spots),
  'cyan-overprints': card(`${ground} /G gs 1 0 0 0 k 60 60 9 9 re f`, state(both)),
  'cyan-overprints-paper': card(`/G gs 1 0 0 0 k 60 60 9 9 re f`, state(both)),
  'overprint-set-and-unset': card(`${ground} q /G gs Q 1 0 0 0 k 60 60 9 9 re f`, state(both)),
  'white-overprints': card(`${ground} /G gs 0 0 0 0 k 60 60 9 9 re f`, state(both)),
  'white-text-overprints': card(`${ground} /G gs 0 0 0 0 k ${text(60, 60)}`, `${helvetica} ${state(both)}`),
}

const placed = (matrix: string, before = '', after = '') => `${before} q ${matrix} cm /Im Do Q ${after}`
const pictured = (content: string, width = 20, height = 20) =>
  card(`${ground} ${content}`, '/XObject << /Im 3 0 R >>', [picture(width, height, '/DeviceCMYK', 4)])

/** Pictures that are not visible on the page. */
export const unseenPictures: Record<string, Uint8Array> = {
  'picture-off-the-page': pictured(placed('99 0 0 99 400 60')),
  'picture-off-the-cut': pictured(placed('5 0 0 5 1 1')),
  'picture-clipped-away': pictured(`q 20 20 9 9 re W n ${placed('99 0 0 99 60 60')} Q`),
  'picture-covered': pictured(placed('99 0 0 99 60 30', '', `${red} 50 20 150 120 re f`)),
  'picture-of-one-dot': pictured(placed('200 0 0 60 30 60'), 1, 1),
  'picture-of-one-row': pictured(placed('200 0 0 60 30 60'), 256, 1),
}
/** Visible pictures, made by the same means. */
export const seenPictures: Record<string, Uint8Array> = {
  'picture-half-covered': pictured(placed('99 0 0 99 60 30', '', `${red} 50 20 50 120 re f`)),
  'picture-in-a-dent': pictured(
    placed('14 0 0 14 103 55', '', `${red} 45 140 m 50 28 l 170 28 l 175 140 l 110 35 l f`),
  ),
  'picture-before-a-veil': card(
    `${ground} ${placed('99 0 0 99 60 30', '', '/G gs 50 20 150 120 re f')}`,
    `/XObject << /Im 3 0 R >> ${state('/ca .5')}`,
    [picture(20, 20, '/DeviceCMYK', 4)],
  ),
  'picture-in-a-letter': card(
    `${ground} ${text(60, 60, 40, '(a) Tj')}`,
    '/Font << /F << /Type /Font /Subtype /Type3 /FontBBox [0 0 1000 1000] /FontMatrix [.001 0 0 .001 0 0] /FirstChar 97 /LastChar 97 /Widths [1000] /Encoding << /Differences [97 /a] >> /CharProcs << /a 3 0 R >> /Resources << /XObject << /Im 4 0 R >> >> >> >>',
    [packed('1000 0 d0 1000 0 0 1000 0 0 cm /Im Do'), picture(20, 20, '/DeviceRGB', 3)],
  ),
}

/** Text and lines that a press fills up or breaks. */
export const small: Record<string, Uint8Array> = {
  'tiny-black': card(`0 g ${text(60, 60, 3)}`, helvetica),
  'tiny-black-enough': card(`0 g ${text(60, 60, 4)}`, helvetica),
  'white-on-color': card(`${ground} 0 0 0 0 k ${text(60, 60, 4)}`, helvetica),
  'white-on-paper': card(`${content} 1 g ${text(90, 60, 4)}`, helvetica),
  'white-on-a-white-box': card(`${ground} 1 g 50 50 99 40 re f ${text(60, 60, 4)}`, helvetica),
  'rich-black': card(`.6 .4 .4 1 k ${text(60, 60, 8)}`, helvetica),
  'black-of-a-screen': card(`0 0 0 rg ${text(60, 60, 8)}`, helvetica),
  'black-of-a-screen-large': card(`0 0 0 rg ${text(60, 60, 12)}`, helvetica),
  'letters-with-a-white-hairline': card(`${ground} 1 G .1 w BT 2 Tr ET 0 g ${text(60, 60, 24)}`, helvetica),
  'letters-made-bolder': card(`0 G .1 w BT 2 Tr ET 0 g ${text(60, 60, 24)}`, helvetica),
  'rich-black-large': card(`.6 .4 .4 1 k ${text(60, 60, 12)}`, helvetica),
  'white-hairline': card(`${ground} 1 G .1 w 60 60 m 99 60 l S`),
  'white-hairline-as-an-area': card(`${ground} 1 g 60 60 99 .1 re f`),
  'white-hairlines-in-one-path': card(`${ground} 1 g 60 60 99 .1 re 60 80 99 .1 re f`),
  'hairline-left-out': card(`${red} 0 0 270 162 re 60 60 99 .1 re f*`),
  'hairline-that-runs-backwards': card(`${red} 0 0 270 162 re 60 60 m 60 60.1 l 99 60.1 l 99 60 l h f`),
  'white-hairline-aslant': card(`${ground} 1 g 60 60 m 99 90 l 99.1 89.9 l 60.1 59.9 l h f`),
  'white-hairline-turned': card(`${ground} 1 g q .8 .6 -.6 .8 60 60 cm 0 0 60 .2 re f Q`),
  'white-line-aslant': card(`${ground} 1 g 60 60 m 99 90 l 98.8 90.3 l 59.8 60.3 l h f`),
  'white-diamond': card(`${ground} 1 g 60 60 m 60.2 60.2 l 60.4 60 l 60.2 59.8 l f`),
  'white-wedge': card(`${ground} 1 g 60 60 m 159 62 l 60 61 l h f`),
  'white-ring-of-curves': card(`${ground} 1 g 60 60 m 60 90 99 90 99 60 c 99 30 60 30 60 60 c f`),
  'shade-of-strips-aslant': card(
    Array.from({ length: 200 }, (_, at) => {
      const x = 50 + at * 0.1
      return `0 ${1 - at / 199} 0 0 k ${x} 60 m ${x + 0.1} 60 l ${x + 9.1} 90 l ${x + 9} 90 l f`
    }).join(' '),
  ),
  'white-hairline-on-a-bar': card(`9 w 60 60 m 99 60 l S 1 G .1 w 60 60 m 99 60 l S`),
  'white-line-as-an-area': card(`${ground} 1 g 60 60 99 .3 re f`),
  'hairline-over-another': card(`${red} 0 0 270 162 re 60 60 99 .1 re f`),
  'shade-of-strips-to-white': card(
    Array.from({ length: 400 }, (_, at) => `0 ${1 - at / 399} 0 0 k ${50 + at * 0.2} 60 .2 40 re f`).join(
      ' ',
    ),
  ),
  'white-text-on-paper': card(`${content} 1 g ${text(90, 60, 3)}`, helvetica),
  'white-hairline-on-paper': card(`${content} 1 G .1 w 90 60 m 99 60 l S`),
}
