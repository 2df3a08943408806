import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'

/** Everything that the build is made from. */
const sources = [
  '{app,components,content,lib,public}/**/*',
  'supabase/functions/send-contact-form/contract.json',
  'scripts/seal.ts',
  'scripts/sealing/*.ts',
  '{middleware.ts,next.config.mjs,postcss.config.mjs,tsconfig.json,package-lock.json}',
]

/** Changes when a source file or a setting that is built in changes. */
export function sourceFingerprint(): string {
  const hash = createHash('sha256').update(process.env.SITE_URL ?? '')
  for (const entry of globSync(sources, { withFileTypes: true, exclude: ['**/*.test.*'] }).sort(byPath)) {
    if (!entry.isFile()) continue
    const path = `${entry.parentPath}/${entry.name}`
    hash.update(path.slice(process.cwd().length)).update('\0').update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}

const byPath = (a: { parentPath: string; name: string }, b: { parentPath: string; name: string }) =>
  `${a.parentPath}/${a.name}` < `${b.parentPath}/${b.name}` ? -1 : 1
