import { codeDots } from './make-raster.ts'
import { card, ground } from './sample-parts.ts'

/** Squares in a pattern, where a code of this side has its dark modules. */
const code = (side: number, module: number, ink: string, isInRows = false) => {
  const rows = Array.from({ length: side }, (_, row) => {
    const isDark = (column: number) => (row * 7 + column * 5 + row * column) % 9 < 4
    const all = Array.from({ length: side }, (__, column) => (isDark(column) ? '#' : ' ')).join('')
    const runs = [...all.matchAll(isInRows ? /#+/g : /#/g)]
    return runs.map(
      ({ 0: { length }, index }) =>
        `${60 + index * module} ${60 + row * module} ${length * module} ${module} re f`,
    )
  })
  return `${ink} ${rows.flat().join(' ')}`
}
const dark = '0 0 0 1 k'
/** The same as an outline around the dark modules of each row, which touch those of the next. */
const outlined = Array.from({ length: 25 }, (_, row) => {
  const low = 60 + row * 0.8
  const steps = Array.from(codeDots(25, 1, 0).dots.subarray(row * 25, row * 25 + 25), (dot, column) => {
    const [x, next, high] = [column, column + 1, 1].map((at) => 60 + at * 0.8)
    const top = dot ? low : low + high! - 60
    return `${x} ${top} l ${next} ${top} l ${next} ${low} l`
  })
  return `60 ${low} m ${steps.join(' ')} h`
}).join(' ')
const corners = [-1, -0.4, -0.4, -1, 0.4, -1, 1, -0.4, 1, 0.4, 0.4, 1, -0.4, 1, -1, 0.4]
const round = (x: number, y: number, radius: number) =>
  corners
    .map((one, at) => `${(at % 2 ? y : x) + one * radius}${at % 2 ? ` ${at > 1 ? 'l' : 'm'}` : ''}`)
    .join(' ')
const inDots = (drawn: string, share: number) =>
  drawn.replace(/(\S+) (\S+) (\S+) \S+ re/g, (_, x, y, width) => {
    const half = Number(width) / 2
    return round(Number(x) + half, Number(y) + half, half * share)
  })
/** The marks alone, in the corners of a code: each a ring around a core, or inside out. */
const marks = (side: number, module: number, radii = [3.5, 2.5, 1.5], corner = side - 7) =>
  [
    [0, 0],
    [0, side - 7],
    [corner, 0],
  ]
    .map(([x = 0, y = 0]) => {
      const [outer, inner, core] = radii.map((one) =>
        round(60 + (x + 3.5) * module, 60 + (y + 3.5) * module, one * module),
      )
      return `${outer} ${inner} f* ${core} f`
    })
    .join(' ')
/** The same as three squares on one another, in a code of 25 modules. */
const stacked = (module: number) => {
  const square = (ink: string, x: number, y: number, wide: number) =>
    `${ink} ${60 + x * module} ${60 + y * module} ${wide * module} ${wide * module} re f`
  const mark = (x: number, y: number) =>
    [square(dark, x, y, 7), square('0 0 0 0 k', x + 1, y + 1, 5), square(dark, x + 2, y + 2, 3)].join(' ')
  return [mark(0, 0), mark(0, 18), mark(18, 0)].join(' ')
}
/** Rings in rows and columns, so many of a side. */
const rings = (side: number, pitch: number, core: string) =>
  Array.from({ length: side * side }, (_, at) => {
    const x = 30 + (at % side) * pitch
    const y = 30 + Math.floor(at / side) * pitch
    return `${dark} ${round(x, y, 2.8)} ${round(x, y, 2)} f* ${core} ${round(x, y, 1.2)} f`
  }).join(' ')
/** QR codes with the findings expected for them. */
export const codes: Record<string, [bytes: Uint8Array, said: string[]]> = {
  small: [card(code(25, 0.8, dark)), ['codeSmall']],
  'small, of rows': [card(code(29, 0.8, dark, true)), ['codeSmall']],
  'small, in one path': [card(`${code(25, 0.8, dark).replaceAll(' re f', ' re')} f`), ['codeSmall']],
  'small, as an outline': [card(`${dark} ${outlined} f`), ['codeSmall']],
  'small, in larger units': [card(`.1 0 0 .1 0 0 cm ${code(25, 8, dark)}`), ['codeSmall']],
  'small, in round dots': [card(inDots(code(25, 0.8, dark), 1)), ['codeSmall']],
  'small, in dots apart': [card(inDots(code(29, 0.8, dark), 0.8)), ['codeSmall']],
  'small, in dots of one path': [
    card(`${inDots(code(25, 0.8, dark), 1).replaceAll(' f', '')} f`),
    ['codeSmall'],
  ],
  'small, around round marks': [card(`${dark} ${marks(25, 0.8)}`), ['codeSmall']],
  'pale, around round marks': [card(`0 .1 .4 0 k ${marks(33, 1.5)}`), ['codePale']],
  'white on a color, around round marks': [card(`${ground} 1 g ${marks(25, 1.5)}`), ['codeLight']],
  'large, around stacked marks': [card(stacked(1.6)), []],
  'small, around stacked marks': [card(stacked(0.8)), ['codeSmall']],
  'rings that are no marks': [card(`${dark} ${marks(25, 0.8, [3.5, 2.5, 2])}`), []],
  'a pattern of rings': [card(rings(4, 14.4, dark)), []],
  'a pattern of discs': [card(rings(2, 14.4, '0 0 1 0 k')), []],
  'marks where no code has them': [card(`${dark} ${marks(25, 0.8, undefined, 20)} ${marks(23, 0.8)}`), []],
  'dots in a staggered pattern': [
    card(
      inDots(
        Array.from(
          { length: 312 },
          (_, at) => `${60 + ((2 * at) % 25) * 0.8} ${60 + Math.floor((2 * at) / 25) * 0.8} .8 .8 re f`,
        ).join(' '),
        1,
      ),
    ),
    [],
  ],
  pale: [card(code(25, 1.5, '0 .1 .4 0 k')), ['codePale']],
  'small and pale': [card(code(33, 0.9, '.9 .9 .6 rg')), ['codeSmall', 'codePale']],
  'white on a color': [card(`${ground} ${code(25, 1.5, '1 g')}`), ['codeLight']],
  'dark on a dark color': [card(`${ground} ${code(25, 1.5, dark)}`), ['codePale']],
  'dark on a panel': [card(`${ground} 0 0 .1 .05 k 20 20 140 140 re f ${code(25, 1.5, dark)}`), []],
  'large and dark': [card(code(25, 1.2, '.8 .5 0 .3 k')), []],
  'dots of a pattern': [card(code(15, 0.8, dark)), []],
  'a checked strip': [card(code(40, 0.8, dark).split(' re f').slice(0, 200).join(' re f') + ' re f'), []],
}
