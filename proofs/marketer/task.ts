import type { Edit } from './edit.ts'

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
export const at = (file: string, from: string | RegExp, to: string): Edit => ({ file, from, to })
/** A task with one change. */
export const one = (wanted: string, page: string, ...edit: [string, string | RegExp, string]): Task => ({
  wanted,
  page,
  edits: [at(...edit)],
})
