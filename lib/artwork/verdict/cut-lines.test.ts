import { card, helvetica, text, tint } from '../../../e2e/support/artwork/sample-parts.ts'
import { artwork } from '../../content/artwork.ts'
import { readFile } from '../read-file.ts'
import { weights } from './findings.ts'
import { judge } from './judge.ts'
import { purposeOf } from './purpose.ts'

// The cut lies at 9, 9, 261 and 153.

const paper = purposeOf(artwork().sizes.find(({ pages }) => pages === 2)!)
const curve = 0.5523
const ellipse = (x: number, y: number, rx: number, ry = rx) => {
  const across = curve * rx
  const up = curve * ry
  return `${x + rx} ${y} m ${x + rx} ${y + up} ${x + across} ${y + ry} ${x} ${y + ry} c ${x - across} ${y + ry} ${x - rx} ${y + up} ${x - rx} ${y} c ${x - rx} ${y - up} ${x - across} ${y - ry} ${x} ${y - ry} c ${x + across} ${y - ry} ${x + rx} ${y - up} ${x + rx} ${y} c h S`
}
const color = '0 .3 .9 0 k 0 0 270 162 re f 0 0 0 1 k'
const disc = (radius: number) => `0 .3 .9 0 k ${ellipse(135, 81, radius).replace('h S', 'h f')} 0 0 0 1 k`
const inner = '30 30 210 102 re S'
const round = ellipse(135, 81, 70)
const asLarge = ellipse(135, 81, 126, 72)
const open = '30 30 m 240 30 l S 240 132 m 240 30 l S 30 132 m 240 132 l S'
const stickers = [15, 95, 175].map((x) => `${x} 40 70 70 re S`).join(' ')

test.each([
  ['color past a rectangle', color, inner, ''],
  ['color that ends at it', '0 .3 .9 0 k 30 30 210 102 re f', inner, 'shortEdge'],
  ['color that ends behind it', '0 .3 .9 0 k 25 25 220 112 re f', inner, 'thinEdge'],
  ['text across it', `${color} ${text(20, 80)}`, inner, 'cutText'],
  ['text near it', `${color} ${text(34, 80)}`, inner, 'safe'],
  ['text well inside', `${color} ${text(60, 80)}`, inner, ''],
  ['text beside it', `${color} ${text(60, 14)}`, inner, 'cutShape'],
  ['a border near it', `${color} 2 w 33 33 204 96 re S`, inner, 'frame'],
  ['four lines that meet', `${color} ${text(34, 80)}`, `${open} 30 132 m 30 30 l S`, 'safe'],
  ['color past a circle', color, round, ''],
  ['text across a circle', `${color} ${text(70, 125)}`, round, 'cutText'],
  ['text near a circle', `${color} ${text(116, 139)}`, round, 'safe'],
  ['text in the middle of it', `${color} ${text(110, 80)}`, round, ''],
  ['a disc as large as it', disc(70), round, 'shortEdge'],
  ['a disc with bleed', disc(79), round, ''],
  ['an area across a circle', '0 .3 .9 0 k 70 81 40 68 re f', round, 'cutShape'],
  ['an area inside it', '0 .3 .9 0 k 110 70 40 30 re f', round, ''],
  ['text across an ellipse as large as the page', `${color} ${text(20, 120)}`, asLarge, 'cutText'],
  ['nothing near such an ellipse', `${color} ${text(110, 80)}`, asLarge, ''],
  ['lines that stay open', color, open, 'cutShape'],
  ['stickers on a sheet', color, stickers, 'cutShape'],
  ['text across a sticker', `${color} ${text(70, 60)}`, stickers, 'cutText cutShape'],
  ['text across a hole', `${color} ${text(110, 80)}`, ellipse(135, 81, 9), 'cutText'],
  ['text across the page’s cut beside a hole', `${color} ${text(240, 80)}`, ellipse(40, 81, 9), 'cutText'],
  ['text inside beside a hole', `${color} ${text(110, 80)}`, ellipse(40, 81, 9), ''],
  [
    'text in a rectangle after a circle',
    `${color} ${text(180, 50)}`,
    `${ellipse(60, 81, 9).replace(' S', '')} ${inner}`,
    '',
  ],
  [
    'text across one part of two',
    `${color} ${text(20, 80)}`,
    `${inner.replace('re S', 're')} 60 60 m 90 60 l S`,
    'cutText',
  ],
  ['a kiss cut in another cut', color, '20 20 230 122 re S 40 40 190 82 re S', 'cutShape'],
  [
    'text across the inner of two',
    `${color} ${text(60, 36)}`,
    '20 20 230 122 re S 40 40 190 82 re S',
    'cutText cutShape',
  ],
  ['the same line twice', color, `${inner} ${inner}`, ''],
  [
    'text between a line at the cut and one inside it',
    `${color} ${text(60, 29)}`,
    '9 9 252 144 re S 40 40 190 82 re S',
    'cutShape safe',
  ],
  ['text inside both of them', `${color} ${text(90, 80)}`, '9 9 252 144 re S 40 40 190 82 re S', ''],
  ['a line at the cut and one inside it', color, `9 9 252 144 re S 20 20 230 122 re S`, ''],
])('what lies at a line for a knife of a shape of its own: %s', (_, content, line, said) => {
  const ink = `/ColorSpace << /S [/Separation /CutContour /DeviceCMYK ${tint}] >>`
  const page = card(`${content} /S CS 1 SCN .25 w ${line}`, `${ink} ${helvetica}`)
  const found = judge('a.pdf', readFile(page), paper).findings.map(({ id }) => id)
  const isSaid = (id: (typeof found)[number]) => weights[id] !== 'good' && id !== 'fonts'
  expect(found.filter(isSaid).join(' ')).toBe(said)
})
