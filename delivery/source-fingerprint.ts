import { createHash } from 'node:crypto'
import { changeDays } from '../lib/content/change-days.ts'
import { globSync, readFileSync, statSync } from 'node:fs'

/** Everything that the build is made from. */
const sources = [
  '{app,components,content,lib,public}/**/*',
  'supabase/functions/_shared/contract.json',
  'delivery/*.ts',
  'delivery/{assets,defer-scripts,next-output,page-script,styles}/**/*.ts',
  'delivery/serve/static/*.ts',
  '{middleware.ts,next.config.mjs,postcss.config.mjs,tsconfig.json,package-lock.json}',
]

/** Changes when a source file or a setting that is built in changes, and on days on which content does. */
export function sourceFingerprint(): string {
  const hash = createHash('sha256')
    .update(process.env.SITE_URL ?? '')
    .update(changeDays().join())
  for (const path of globSync(sources, {
    exclude: ['**/*.test.*', 'public/brand/**', 'public/favicon.ico', 'app/fonts/built/**'],
  }).sort())
    if (statSync(path).isFile()) hash.update(`${path}\0`).update(readFileSync(path)).update('\0')
  return hash.digest('hex')
}
