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
