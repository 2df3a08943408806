import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The inks of the press sheet by name, e.g. `inks().rubine`, as app/globals.css says: colors are named there alone.
 * @returns hex values as they are written there
 */
export function inks(): Record<string, string> {
  const css = readFileSync(join(process.cwd(), 'app/globals.css'), 'utf8')
  return Object.fromEntries(
    [...css.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  )
}
