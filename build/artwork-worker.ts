import { mkdirSync, writeFileSync } from 'node:fs'
import { buildSync } from 'esbuild'
import { inlineScript } from './inline-script.ts'
import { addHashedFile, hashedAddress } from './next-output/hashed-files.ts'

/** The scripts by their build setting: one checks files, one paints their pages. */
const scripts = { ARTWORK_WORKER: 'lib/artwork/worker.ts', ARTWORK_PAINTER: 'lib/artwork/painter.ts' }

/** Checks uploaded files in a thread of the server (lib/uploads/check-arrived.ts). */
export const checkEntry = 'lib/uploads/check-worker.ts'

const forEach = (make: (entry: string, setting: string) => string) =>
  Object.fromEntries(Object.entries(scripts).map(([setting, entry]) => [setting, make(entry, setting)]))

const name = (hash: string) => `artwork/${hash}.js`

/**
 * The artwork workers, each as one file: the policy forbids them to load more, and Next would split them.
 * @returns their addresses, by setting, and a function that adds them to the build
 */
export function bundleArtworkWorkers() {
  const texts = forEach((entry) => inlineScript(entry))
  return {
    addresses: forEach((_, setting) => hashedAddress(name, texts[setting]!)),
    addTo: (dist: string) => Object.values(texts).forEach((text) => addHashedFile(dist, name, text)),
  }
}

/** Bundles the server's check: hosts that run each route by itself omit a thread's imports. */
export const bundleCheck = (outfile: string) =>
  buildSync({
    entryPoints: [checkEntry],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    outfile,
  })

/** Writes the workers for `npm run dev`, outside the folder that Next empties when it starts; returns their addresses. */
export function writeDevelopmentWorkers() {
  mkdirSync('public/brand', { recursive: true })
  return forEach((entry, setting) => {
    const address = `/brand/${setting.toLowerCase()}.js`
    writeFileSync(`public${address}`, inlineScript(entry))
    return address
  })
}
