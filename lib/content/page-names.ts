import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { isShownToday } from './dated.ts'
import { contentFolder } from './folder.ts'

/** Reserved first path segments: the site's routes, files in public/, and names that redirect or that programs look for. */
const taken = new RegExp(
  `^(${[
    'artwork|brand|deploy|drawings|files|form-submissions|health|pictures|places|printing|request|sign-in|templates|translation|up',
    'veterinary|404|500|api|assets|contact|favicon|fonts|home|icon|index|manifest|robots|sitemap|static',
  ].join('|')})$`,
)

/** @returns the fault of the name of a file in content/pages, in words for its author; undefined if there is none */
export function faultOfPageName(name: string): string | undefined {
  if (taken.test(name)) return `is the address of another page; give the file another name than ${name}`
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
    return 'has a name that is no address; use small letters, digits and hyphens, like trade-shows.yaml'
  if (/^[a-z]{2}$/.test(name))
    return 'is named like a language, below which its pages are; give the file another name'
  return undefined
}

/** The names of the files in content/pages, without ending: `/name` is the address. */
export const everyPageName = () =>
  readdirSync(join(contentFolder, 'pages'))
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.slice(0, -'.yaml'.length))

/** Pages that could not be built at the beginning of a day (server/day-builder.ts). */
export const heldPages = () => process.env.HELD_PAGES?.split(',') ?? []

/** Pages shown today. */
export const pageNames = () => {
  const held = heldPages()
  return everyPageName().filter(
    (name) =>
      !held.includes(name) &&
      isShownToday(parse(readFileSync(join(contentFolder, 'pages', `${name}.yaml`), 'utf8'))),
  )
}
