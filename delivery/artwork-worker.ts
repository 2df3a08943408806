import { mkdirSync, writeFileSync } from 'node:fs'
import { inlineScript } from './inline-script.ts'
import { addHashedFile, hashedAddress } from './next-output/hashed-files.ts'

/**
 * The worker that looks at artwork, as a file of its own: the policy allows no worker that loads further scripts, and Next
 * would make one of several.
 * @returns its address, which /artwork is built with, and what adds it to the build
 */
export function artworkWorker() {
  const text = inlineScript('lib/artwork/worker.ts')
  const name = (hash: string) => `artwork/${hash}.js`
  return { address: hashedAddress(name, text), addTo: (dist: string) => addHashedFile(dist, name, text) }
}

/**
 * The same for `npm run dev`, whose own folder Next empties at its start.
 * @returns its address
 */
export function artworkWorkerInDevelopment(): string {
  mkdirSync('public/brand', { recursive: true })
  writeFileSync('public/brand/artwork-worker.js', inlineScript('lib/artwork/worker.ts'))
  return '/brand/artwork-worker.js'
}
