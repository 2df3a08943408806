import { mkdirSync, writeFileSync } from 'node:fs'
import { inlineScript } from './inline-script.ts'
import { addHashedFile, hashedAddress } from './next-output/hashed-files.ts'

/**
 * The artwork worker as a single file: the policy allows no worker that loads more scripts, and Next would split it
 * into several.
 * @returns its address, which /artwork is built with, and a function that adds it to the build
 */
export function artworkWorker() {
  const text = inlineScript('lib/artwork/worker.ts')
  const name = (hash: string) => `artwork/${hash}.js`
  return { address: hashedAddress(name, text), addTo: (dist: string) => addHashedFile(dist, name, text) }
}

/**
 * The same for `npm run dev`, at an address that survives: Next empties its own folder when it starts.
 * @returns its address
 */
export function artworkWorkerInDevelopment(): string {
  mkdirSync('public/brand', { recursive: true })
  writeFileSync('public/brand/artwork-worker.js', inlineScript('lib/artwork/worker.ts'))
  return '/brand/artwork-worker.js'
}
