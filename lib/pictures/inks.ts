import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The press sheet's inks by name as hex, e.g. `inks().rubine`. Colors are defined in app/globals.css only. */
export function inks(): Record<string, string> {
  const css = readFileSync(join(process.cwd(), 'app/globals.css'), 'utf8')
  return Object.fromEntries(
    [...css.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  )
}
