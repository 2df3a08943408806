import type { Box, Press, PrintPage, Seen as Dots } from '../facts.ts'
import { isKnife } from '../knife.ts'
import { richInk } from '../print-limits.ts'
import type { InkUse } from './colors.ts'

/** How something is painted: the width of a line, the height of letters; `over` keeps the inks under it. */
export type Paint = {
  inks: InkUse
  line?: number
  text?: number
  over: boolean
  isClear: boolean | 'half' | 'gone'
  /** A mask decides what of it is seen, so its box is no edge. */
  isVeiled?: boolean
  /** Sides, as numbers, at which more of the same follows. */
  joins?: number[]
  whole: Box
  /** How far a line reaches past each side of it, if not by half its width. */
  ends?: Box | undefined
}

/** What a paint that covers all of a page makes of it. */
export const groundOf = (bare: boolean, dots?: Dots): PrintPage['ground'] => {
  if (dots) return dots.ground
  return bare ? 'white' : 'plain'
}

/**
 * Whether overprinted colors still take the place of those under them: of the four process inks all are put on, at nothing too,
 * unless the overprint mode leaves these out (ISO 32000-2, 11.7.4.3). Other inks under them stay.
 */
export const replacesInks = ({ colors, count }: InkUse, spots: ReadonlySet<string>) =>
  colors[0] === 'cmyk' && count === undefined && [...spots].every(isKnife)

/** A screen's black, nearly. */
const darkest = 0.15

/** What makes text of an ink too small. */
export function smallTextOf({ bare, mixed, ink = 0, colors, values = [] }: InkUse): keyof Press {
  if (bare) return 'reversed'
  if (colors[0] === 'rgb' && values.every((one) => one < darkest)) return 'mixes'
  if (ink > richInk) return 'rich'
  return mixed ? 'text' : 'tiny'
}

/** Adds what is worst of other measures. */
export function addPress(press: Press, { ink = 0, ...lengths }: Press) {
  if (ink > (press.ink ?? 0)) press.ink = ink
  for (const [key, value] of Object.entries(lengths) as ['line', number][])
    press[key] = Math.min(value, press[key] ?? Infinity)
}
