import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isScalar } from 'yaml'
import { type Fault, parseYaml } from '../faults/fault.ts'

type Product = { id: string; name: string; category: string }

/** A note on goods that the line above a folded list names, and the list does not have or has no more. */
export const goodsNamed = (folder: string): Fault[] =>
  ['home/technology.yaml', 'home/outdoor-sports.yaml'].flatMap((file) => {
    const { document, lines } = parseYaml(readFileSync(join(folder, file), 'utf8'))
    const note = document.getIn(['fold', 'note'], true)
    if (document.errors.length > 0 || !isScalar(note)) return []
    const { products = [] } = document.toJS() as { products?: Product[] }
    const listed = products.map(({ id, name, category }) => `${id} ${name} ${category}`.toLowerCase())
    const named = String(note.value).split(/, (?:and )?| and /)
    // The last word is what it is; "and more" names nothing.
    const gone = named.find((words) => {
      const parts = words.toLowerCase().split(/[^a-z]/)
      const one = parts.at(-1)?.replace(/s$/, '') ?? ''
      return one.length > 2 && one !== 'more' && listed.every((goods) => !goods.includes(one))
    })
    const { line } = lines.linePos(note.range?.[0] ?? 0)
    const advice = `names "${gone}", and no product of the list is called so; take it out if they are gone`
    return gone ? [{ file, line, field: 'note', advice }] : []
  })
