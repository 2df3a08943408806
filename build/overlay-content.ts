import { cpSync, mkdirSync, readdirSync, rmSync, watch } from 'node:fs'
import { join } from 'node:path'

const laid = '.local/laid-content'

/** Lays a folder's files over a copy of `content/`, now and after each change in either. */
export function overlayContent(over: string): string {
  mkdirSync(laid, { recursive: true })
  const lay = () => {
    // The folder itself stays: it is watched.
    for (const name of readdirSync(laid)) rmSync(join(laid, name), { recursive: true })
    for (const folder of ['content', over]) cpSync(folder, laid, { recursive: true })
  }
  lay()
  for (const folder of ['content', over]) watch(folder, { recursive: true }, lay)
  return laid
}
