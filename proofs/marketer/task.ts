import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A change to a content file, as made in an editor: replaced words, or a new file. */
export type Edit = { file: string } & ({ from: string | RegExp; to: string } | { create: string })

/** A task: what was wanted, the page that shows it, and the changes to files. */
export type Task = { wanted: string; page: string; edits: Edit[] }

export const quote = (name: string, more = '') =>
  `    - { name: ${name}, company: Owlworks, quote: It came at midnight., rating: 5, verified: false${more} }\n`
export const drink = (id: string, more = '') => `  - id: ${id}
    name: Winter mug
    category: Mugs
    description: Enameled steel, printed all around.
    features: [Screen print, 12 oz]
    picture: { file: drink/campfire-mug, alt: Enameled mug with a printed mark, field: yellow }
${more}`
type Change = [from: string | RegExp, to: string]
export const at = (file: string, ...[from, to]: Change): Edit => ({ file, from, to })
/** Tasks with one change each, by what was wanted. */
export const tasksIn = (file: string, page: string, changes: Record<string, Change>): Task[] =>
  Object.entries(changes).map(([wanted, change]) => ({ wanted, page, edits: [at(file, ...change)] }))

/** The first entry of a list that begins with these words: on several lines, or on one. */
export const entry = (words: string) => new RegExp(` {2}- ${words}\\n( {4}.*\\n)+\\n?`)
export const row = (words: string) => new RegExp(`( *)- \\{ ${words}.*\\n`)
export const gone = (what: RegExp): Change => [what, '']
export const added = (list: string, text: string): Change => [`${list}:\n`, `${list}:\n${text}`]

/** @throws Error if the words to replace are not there */
export function carryOut(folder: string, edit: Edit) {
  const path = join(folder, edit.file)
  if ('create' in edit) return writeFileSync(path, edit.create)
  const before = readFileSync(path, 'utf8')
  const after = before.replace(edit.from, edit.to)
  if (after === before) throw new Error(`${edit.file} has no ${String(edit.from)}`)
  writeFileSync(path, after)
}
