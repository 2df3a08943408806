import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'

/**
 * Changes when a file comes, goes, or imports something else: circles and directions, which ESLint checks one file at a
 * time, can then be wrong in files that did not change.
 * @returns a short name for the graph of imports
 */
export function importGraph(): string {
  const hash = createHash('sha256')
  const files = globSync('{app,components,delivery,e2e,lib,proofs,scripts,supabase}/**/*.{ts,tsx,mjs}')
  for (const file of files.sort()) {
    const imports =
      readFileSync(file, 'utf8').match(/^(import|export) .* from '.*'|^\} from '.*'|import\('.*'\)/gm) ?? []
    hash.update([file, ...imports].join('\n'))
  }
  return hash.digest('hex').slice(0, 12)
}
