import type { Box, PrintPage } from '../facts.ts'
import type { InkUse } from './colors.ts'
import type { Stream } from './lexer.ts'
import {
  cornersOf,
  emptyBox,
  identity,
  includePoints,
  type Matrix,
  matrixOf,
  multiply,
  unboundedBox,
  widen,
} from './matrix.ts'
import type { Objects } from './objects.ts'
import { Seen } from './seen.ts'
import { firstState, type State } from './state.ts'

/** The content that a tile paints. */
type Around = {
  objects: Objects
  seen: Seen
  state: State
  form: (form: Stream, matrix: Matrix, clip: Box, seen: Seen) => void
}

/** In points: tiles that are nearer to one another leave no gap. */
const gap = 0.01

/**
 * Looks into a tile once it is painted; some are drawn in the color that is set with them.
 * @returns the color that covers it, if one does
 */
export function drawTile(it: Around, tile: Stream, dye: InkUse, base: Matrix): PrintPage['ground'] {
  const { objects, seen, state } = it
  const isDyed = objects.number(tile.dict, 'PaintType') === 2
  const key = isDyed ? [tile.data.byteOffset, dye.colors, dye.spots, dye.values].join() : tile
  if (seen.tiles.has(key)) return seen.tiles.get(key)
  const inside = new Seen()
  const cell = cellOf(tile, base, objects)
  if (cell) inside.begin(cell, widen(cell, 1 - gap), 1)
  seen.tiles.set(key, undefined)
  it.state = { ...firstState(), ...(isDyed && { fill: dye, stroke: dye }) }
  it.form(tile, base, unboundedBox, inside)
  it.state = state
  seen.take(inside, true)
  // On white, what reaches the edge is not known.
  const ground = inside.ground === 'white' ? undefined : inside.ground
  seen.tiles.set(key, ground)
  return ground
}

/** The box of a tile on the page; undefined where it lies aslant, or is not as large as the steps between tiles (8.7.3.1). */
function cellOf({ dict }: Stream, base: Matrix, objects: Objects): Box | undefined {
  const box = objects.box(dict, 'BBox')
  const own = multiply(matrixOf(objects.get(dict, 'Matrix')) ?? identity, base)
  const isAslant = Math.min(Math.abs(own[0]), Math.abs(own[1])) > 1e-6
  const isApart = (side: 0 | 1, key: string) =>
    !box || Math.abs(Math.abs(objects.number(dict, key) ?? 0) - box[side + 2]! + box[side]) > gap
  if (!box || isAslant || isApart(0, 'XStep') || isApart(1, 'YStep')) return undefined
  return includePoints(emptyBox(), own, cornersOf(...box))
}
