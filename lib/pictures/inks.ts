import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The hex values of the press sheet's inks by name, e.g. `inks().rubine`, read from app/globals.css: the only place
 * that defines colors.
 */
export function inks(): Record<string, string> {
  const css = readFileSync(join(process.cwd(), 'app/globals.css'), 'utf8')
  return Object.fromEntries(
    [...css.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  )
}
