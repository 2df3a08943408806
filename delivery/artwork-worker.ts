import { mkdirSync, writeFileSync } from 'node:fs'
import { inlineScript } from './inline-script.ts'
import { addHashedFile, hashedAddress } from './next-output/hashed-files.ts'

/**
 * The artwork worker as one file: the policy forbids it to load more, and Next would split it.
 * @returns its address, which /artwork is built with, and a function that adds it to the build
 */
export function artworkWorker() {
  const text = inlineScript('lib/artwork/worker.ts')
  const name = (hash: string) => `artwork/${hash}.js`
  return { address: hashedAddress(name, text), addTo: (dist: string) => addHashedFile(dist, name, text) }
}

/** Writes the worker for `npm run dev`, outside the folder that Next empties when it starts; returns its address. */
export function artworkWorkerInDevelopment(): string {
  mkdirSync('public/brand', { recursive: true })
  writeFileSync('public/brand/artwork-worker.js', inlineScript('lib/artwork/worker.ts'))
  return '/brand/artwork-worker.js'
}
