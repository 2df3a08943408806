import { join } from 'node:path'
import { startRepeated } from './repeated-function.ts'
import type { Supervised } from './supervisor.ts'

type Options = {
  folder: string
  hosts: string[]
  env: Record<string, string>
  secretKey: string
}

/** Pause between two sweeps, in milliseconds. */
const rest = 60_000

/** Where a data folder keeps the bytes of visitors' files, under random names. */
export const artworkFolder = (folder: string) => join(folder, 'artwork')

/**
 * Starts the function for files in a separate process, so that its failures never block requests. Every minute it deletes
 * orphaned files.
 * @throws Error with one plain sentence
 */
export function startArtwork(
  { folder, hosts, env, secretKey }: Options,
  onLog: (line: string) => void,
): Promise<Supervised<number>> {
  const files = artworkFolder(folder)
  const options = {
    ...{ name: 'artwork function', file: 'artwork.ts', hosts, files },
    env: { ...env, ARTWORK_DIR: files },
  }
  return startRepeated(options, { path: '/send-artwork/sweep', rest, secretKey }, onLog)
}
