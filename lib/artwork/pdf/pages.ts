import type { Box } from '../facts.ts'
import { limits } from '../numbers.ts'
import type { Objects } from './objects.ts'
import { Dict, Ref } from './values.ts'

/** A page, and what it inherits from the page tree. */
export type Leaf = { dict: Dict; inherited: Dict }

const passedOn = ['Resources', 'MediaBox', 'CropBox', 'Rotate']
/** Most tree nodes visited to find the first pages. */
const most = 10_000

/** The first pages of a catalog's tree (ISO 32000-2, 7.7.3), and how many the file claims to have. */
export function readPages(root: Dict | undefined, objects: Objects): { leaves: Leaf[]; count: number } {
  const leaves: Leaf[] = []
  const seen = new Set<Dict>()
  const visit = (dict: Dict, above: Dict, depth: number) => {
    if (seen.has(dict) || seen.size > most || leaves.length >= limits.pages || depth > 2 * limits.depth)
      return
    seen.add(dict)
    const inherited = new Dict()
    for (const key of passedOn) {
      const value = dict.entries.get(key) ?? above.entries.get(key)
      if (value !== undefined) inherited.entries.set(key, value)
    }
    const kids = objects.get(dict, 'Kids')
    if (!Array.isArray(kids)) {
      leaves.push({ dict, inherited })
      return
    }
    for (const kid of kids) {
      const child = kid instanceof Ref ? objects.dict(kid) : undefined
      if (child) visit(child, inherited, depth + 1)
    }
  }
  const tree = objects.dict(root?.entries.get('Pages'))
  if (tree) visit(tree, new Dict(), 0)
  const said = objects.number(tree, 'Count')
  return { leaves, count: said !== undefined && said >= leaves.length ? said : leaves.length }
}

/** A page's box as named in the file, with its corners in order. */
export function boxOf({ dict, inherited }: Leaf, key: string, objects: Objects): Box | undefined {
  const list = objects.get(dict, key) ?? objects.get(inherited, key)
  const numbers = Array.isArray(list) ? list.map(objects.resolve) : []
  const [a, b, c, d] = numbers
  if (typeof a !== 'number' || typeof b !== 'number' || typeof c !== 'number' || typeof d !== 'number')
    return undefined
  const box: Box = [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)]
  return box[2] > box[0] && box[3] > box[1] ? box : undefined
}
