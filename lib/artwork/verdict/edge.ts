import { type Box, edges, type Extent } from '../facts.ts'
import type { Finding } from './findings.ts'
import type { Purpose } from './purpose.ts'

/** How far a box reaches past another on its worst side. */
export const past = (outer: Box, inner: Box) =>
  Math.min(inner[0] - outer[0], inner[1] - outer[1], outer[2] - inner[2], outer[3] - inner[3])

/** What ends this close to the cut ends at it, in points. */
const slack = 0.5

/** How far what is painted at the cut goes past it where it goes least; Infinity where nothing is. */
export function overhang(extents: Extent[], cut: Box): number {
  const inner: Box = [cut[2], cut[3], cut[0], cut[1]]
  const inside = extents.filter(({ box }) => past(box, inner) > slack)
  const sides = ([0, 1, 2, 3] as const).map((side) => {
    const [low, high] = side % 2 === 0 ? ([1, 3] as const) : ([0, 2] as const)
    const touching = inside
      .map(({ box, isArea }) => ({
        beyond: side < 2 ? cut[side] - box[side] : box[side] - cut[side],
        ...{ isArea, from: Math.max(box[low], cut[low]), to: Math.min(box[high], cut[high]) },
      }))
      .filter(({ beyond }) => beyond > -slack)
      .sort((one, other) => other.beyond - one.beyond)
    let least = Infinity
    for (let one = touching.pop(); one && one.beyond < least; one = touching.pop()) {
      const { from, to, beyond } = one
      // An area that goes further hides where another one ends.
      const over = touching.find((area) => area.isArea && area.from <= from && area.to >= to)
      least = Math.min(least, over?.beyond ?? beyond)
    }
    return least
  })
  return Math.min(...sides)
}

export function edgeFindings(
  { edge: wanted }: Purpose,
  room: number,
  sealed: boolean,
  reach?: number,
): Finding[] {
  if (wanted === 0) return []
  // The smaller bleed is enough.
  const enough = Math.min(wanted, edges.mm) - 0.1
  if (room < enough) return [{ id: room > 1 ? 'thinEdge' : 'noEdge', values: { edge: room, wanted } }]
  if (reach === undefined) return sealed ? [] : [{ id: 'edgeRoom' }]
  return [reach >= enough - slack ? { id: 'edge' } : { id: 'shortEdge', values: { wanted } }]
}
