import { card, content } from './sample-parts.ts'

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
