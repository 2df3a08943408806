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
/** QR codes with the findings expected for them. */
export const codes: Record<string, [bytes: Uint8Array, said: string[]]> = {
  small: [card(code(25, 0.8, dark)), ['codeSmall']],
  'small, of rows': [card(code(29, 0.8, dark, true)), ['codeSmall']],
  'small, in one path': [card(`${code(25, 0.8, dark).replaceAll(' re f', ' re')} f`), ['codeSmall']],
  'small, as an outline': [card(`${dark} ${outlined} f`), ['codeSmall']],
  'small, in larger units': [card(`.1 0 0 .1 0 0 cm ${code(25, 8, dark)}`), ['codeSmall']],
  pale: [card(code(25, 1.5, '0 .1 .4 0 k')), ['codePale']],
  'small and pale': [card(code(33, 0.9, '.9 .9 .6 rg')), ['codeSmall', 'codePale']],
  'white on a color': [card(`${ground} ${code(25, 1.5, '1 g')}`), ['codeLight']],
  'dark on a dark color': [card(`${ground} ${code(25, 1.5, dark)}`), ['codePale']],
  'dark on a panel': [card(`${ground} 0 0 .1 .05 k 20 20 140 140 re f ${code(25, 1.5, dark)}`), []],
  'large and dark': [card(code(25, 1.2, '.8 .5 0 .3 k')), []],
  'dots of a pattern': [card(code(15, 0.8, dark)), []],
  'a checked strip': [card(code(40, 0.8, dark).split(' re f').slice(0, 200).join(' re f') + ' re f'), []],
}
