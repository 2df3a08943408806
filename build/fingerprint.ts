import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { changeDays } from '../lib/content/change-days.ts'
import { contentFolder } from '../lib/content/folder.ts'
import { dist } from './next-output/dist.ts'

// What the build was made from. Every start reads it, so this file must not load the build itself.

/** Holds the fingerprint of the sources that the build was made from. */
export const fingerprintFile = join(dist, 'built-from')

/** Whether the build is whole, and its sources have not changed since. */
export function isBuilt(): boolean {
  // A copied build may lack its drawings, which lie elsewhere.
  const isWhole =
    existsSync(fingerprintFile) && existsSync('public/brand/icon.svg') && existsSync('public/drawings')
  return isWhole && readFileSync(fingerprintFile, 'utf8') === sourceFingerprint()
}

/** All inputs of the build. */
const sources = [
  '{app,components,lib,public}/**/*',
  `${relative('.', contentFolder)}/**/*`,
  'supabase/functions/_shared/*',
  '{build,browser}/**/*.{ts,svg}',
  'server/static/*.ts',
  '{middleware.ts,next.config.mjs,postcss.config.mjs,tsconfig.json,package-lock.json}',
]

/** Changes with every source file and built-in setting, and on each day that changes content. */
export function sourceFingerprint(): string {
  const hash = createHash('sha256')
    .update([process.env.SITE_URL, process.env.HELD_PAGES, process.env.CONTENT_AT].join())
    .update(changeDays().join())
  for (const path of globSync(sources, {
    exclude: [
      '**/*.test.*',
      'public/{brand/**,drawings/**,favicon.ico,apple-touch-icon.png}',
      'app/{inks.css,fonts/built/**}',
    ],
  }).sort())
    if (statSync(path).isFile()) hash.update(`${path}\0`).update(readFileSync(path)).update('\0')
  return hash.digest('hex')
}
