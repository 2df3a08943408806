import { deflateSync } from 'node:zlib'
import { onePage, packed, type Body } from './make-pdf.ts'
import { card, content, ground, helvetica, picture, place, red, state, text, tint } from './sample-parts.ts'

/** Files with what is said of their edge: `edge` where color runs past the cut. The cut lies at 9, 9, 261 and 153. */
type Kinds = Record<string, [bytes: Uint8Array, said: string[]]>

const bar = '0 1 1 0 K 20 w'
export const lineEnds: Kinds = {
  'a bar that ends at the cut': [card(`${bar} 9 80 m 261 80 l S`), ['shortEdge']],
  'a bar that ends inside it': [card(`${content} ${bar} 12 80 m 100 80 l S`), ['art']],
  'a bar that turns before it ends at the cut': [card(`${bar} 60 9 m 60 80 l 200 80 l S`), ['shortEdge']],
  'bars of one path that end at the cut': [card(`${bar} 9 40 m 99 40 l 99 90 m 99 153 l S`), ['shortEdge']],
  'a bar on a ground that ends at the cut': [
    card(`.1 0 0 0 k 0 0 270 162 re f ${bar} 9 80 m 200 80 l S`),
    ['shortEdge'],
  ],
  'a bar to the end of the bleed': [card(`${bar} 0 80 m 270 80 l S`), ['edge']],
  'a bar whose caps reach past the cut': [card(`${bar} 2 J 9 80 m 261 80 l S`), ['edge']],
  'a bar along the cut': [card(`${bar} 60 9 m 200 9 l S`), ['edge']],
  'a bar around the cut': [card(`${bar} 9 9 m 261 9 l 261 153 l 9 153 l s`), ['edge']],
}

const pale = '.1 0 0 0 k 0 0 270 162 re f 0 g'
/** A font of 500 units to each letter; `more` names its letters. */
const font = (more: string) =>
  `/Font << /F << /Type /Font /Subtype /TrueType /BaseFont /Salt /FirstChar 0 /LastChar 255 /Widths [${'500 '.repeat(256)}] /FontDescriptor << /Type /FontDescriptor /FontName /Salt /Flags 4 >> ${more} >> >>`
const wideFont =
  '/Font << /F << /Type /Font /Subtype /Type0 /BaseFont /Salt /Encoding /Identity-H /ToUnicode 3 0 R /DescendantFonts [<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Salt /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 500 >>] >> >>'
const meanings = (map: string) =>
  packed(`/CIDInit /ProcSet findresource begin 1 begincodespacerange <00> <FF> endcodespacerange ${map} end`)
const words = (shown: string, x = 60, y = 60) => `${pale} ${text(x, y, 10, shown)}`

export const blankLetters: Kinds = {
  'spaces behind words of a font with codes of its own': [
    card(words(`(Salt${' '.repeat(60)}) Tj`), font('')),
    ['edge'],
  ],
  'spaces before words': [card(words(`(${' '.repeat(12)}Salt) Tj`, -10), font('')), ['edge']],
  'a move behind the last letter': [card(words('[(Salt) -30000] TJ'), helvetica), ['edge']],
  'moves between spaces': [card(words('[3000 (Salt) -9000 ( ) -9000 ( )] TJ', 90), helvetica), ['edge']],
  'letters moved over the cut': [card(words('[(Salt) -17000 (Row)] TJ'), helvetica), ['cutText']],
  'spaces by their names': [
    card(
      words(`(Salt${'\\001\\002'.repeat(6)}) Tj`, 220),
      font('/Encoding << /Differences [1 /nbspace /tab 83 /S /a 108 /l 116 /t] >>'),
    ),
    ['edge'],
  ],
  'spaces by their meanings in a list': [
    card(words(`<${'01'.repeat(40)}0203> Tj`, -100), font('/ToUnicode 3 0 R'), [
      meanings('1 beginbfrange <01> <03> [<00a0> <0053> <0061>] endbfrange'),
    ]),
    ['edge'],
  ],
  'spaces of two-byte codes in a run': [
    card(words(`<00530020002000200020> Tj`, 240), wideFont, [
      meanings('1 beginbfrange <0000> <00ff> <0000> endbfrange'),
    ]),
    ['edge'],
  ],
}

export const letterShapes: Kinds = {
  'capitals that stand above the safe line': [card(words('(SALT ROW) Tj', 60, 18.1), helvetica), ['edge']],
  'letters that reach below it': [card(words('(Salty Row) Tj', 60, 18.1), helvetica), ['safe', 'edge']],
  'letters by their meanings': [
    card(words('<0102> Tj', 60, 18.1), font('/ToUnicode 3 0 R'), [
      meanings('2 beginbfchar <01> <0053> <02> <00e9> endbfchar'),
    ]),
    ['edge'],
  ],
  'letters of unknown meanings': [card(words('<0102> Tj', 60, 18.1), font('')), ['safe', 'edge']],
}

const over = '/op true /OP true'
const gold = `/ColorSpace << /S [/Separation /Gold /DeviceCMYK ${tint}] >>`
export const overprintModes: Kinds = {
  'white that puts nothing on in place of all inks': [
    card(`${ground} /G gs 0 0 0 0 k 60 60 99 40 re f`, state(`${over} /OPM 0`)),
    ['edge'],
  ],
  'white in the mode that files begin with': [
    card(`${ground} /G gs 0 0 0 0 k ${text(60, 60)}`, `${helvetica} ${state(over)}`),
    ['edge'],
  ],
  'white that leaves inks as they are': [
    card(`${ground} /G gs 0 0 0 0 k 60 60 99 40 re f`, state(`${over} /OPM 1`)),
    ['vanishes', 'edge'],
  ],
  'white on another ink': [
    card(`/S cs 1 scn 0 0 270 162 re f /G gs 0 0 0 0 k 60 60 99 40 re f`, `${gold} ${state(over)}`),
    ['vanishes', 'edge'],
  ],
}

const patterned = (area: string, inside: string, more = '', size = 10, objects: Body[] = []) =>
  card(`${content} /Pattern cs /P scn ${area} re f`, '/Pattern << /P 3 0 R >>', [
    packed(
      inside,
      `/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 ${size} ${size}] /XStep 10 /YStep 10 /Resources << /XObject << /Im 4 0 R >> >> ${more}`,
    ),
    ...objects,
  ])
const solid = '.6 0 .2 0 k 0 0 10 10 re f 0 .5 0 0 k 2 2 4 4 re f'
export const tiles: Kinds = {
  'tiles that cover the bleed': [patterned('0 0 270 162', solid), ['edge']],
  'tiles of strips': [patterned('0 0 270 162', `${red} 0 0 10 5 re f 0 1 0 0 k 0 5 10 5 re f`), ['edge']],
  'tiles that are turned and scaled': [patterned('0 0 270 162', solid, '/Matrix [0 2 -2 0 3 4]'), ['edge']],
  'tiles of a picture': [
    patterned('0 0 270 162', '10 0 0 10 0 0 cm /Im Do', '', 10, [picture(50, 50, '/DeviceCMYK', 4)]),
    ['edge'],
  ],
  'tiles that end at the cut': [patterned('9 9 252 144', solid), ['shortEdge']],
  'tiles of paper with dots': [
    patterned('0 0 270 162', `1 g 0 0 10 10 re f ${red} 2 2 4 4 re f`),
    ['edgeRoom'],
  ],
  'tiles with gaps between them': [patterned('0 0 270 162', solid, '', 9.5), ['edgeRoom']],
  'tiles that do not fill their boxes': [patterned('0 0 270 162', `${red} 0 0 9.8 9.8 re f`), ['edgeRoom']],
}

/** A picture in grays of dark dots in a light frame: in its middle, and at its right side over so much of its height. */
function framed(light: number, reach = 0, more = '/Filter /FlateDecode'): Body {
  const width = 252
  const height = 144
  const dots = Uint8Array.from({ length: width * height }, (_, at) => {
    const x = at % width
    const y = Math.floor(at / width)
    const isMiddle = x > 60 && x < 190 && y > 40 && y < 100
    return isMiddle || (x > 190 && Math.abs(y - height / 2) < (reach * height) / 2) ? 40 : light
  })
  return {
    dict: `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8 /ColorSpace /DeviceGray ${more}`,
    data: more.includes('JPX') ? dots : deflateSync(dots),
  }
}
/** Without bleed: the page ends at the cut. */
const bleedless = (content: string, picture: Body) =>
  onePage({ content, resources: '/XObject << /Im 3 0 R >>' }, [picture])
const whole = place(252, 144)
export const pictureEdges: Kinds = {
  'white along its border': [bleedless(whole, framed(255)), []],
  'white along the page’s edge, in a part of it': [
    bleedless('q 126 0 0 72 126 72 cm /Im Do Q', framed(255)),
    [],
  ],
  'a color along its border': [bleedless(whole, framed(90)), ['bareEdge']],
  'a color along the page’s edge, in a part of it': [
    bleedless('q 126 0 0 72 126 72 cm /Im Do Q', framed(90)),
    ['bareEdge'],
  ],
  'a color so pale that it seems white, along its border': [bleedless(whole, framed(244)), ['bareEdge']],
  'white, but for a part': [bleedless(whole, framed(255, 0.3)), ['noEdge']],
  'of unknown dots': [bleedless(whole, framed(255, 0, '/Filter /JPXDecode')), ['noEdge']],
  'of unknown dots beside a color': [
    bleedless(`${whole} ${red} 0 0 252 30 re f`, framed(255, 0, '/Filter /JPXDecode')),
    ['bareEdge'],
  ],
  'of unknown dots, with bleed': [
    card(place(270, 162), '/XObject << /Im 3 0 R >>', [framed(255, 0, '/Filter /JPXDecode')]),
    ['edge'],
  ],
  'white along its border, on a color': [
    card(`${ground} q 252 0 0 144 9 9 cm /Im Do Q`, '/XObject << /Im 3 0 R >>', [framed(255)]),
    ['shortEdge'],
  ],
}
