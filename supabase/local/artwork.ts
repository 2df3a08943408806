import { join } from 'node:path'
import { startRepeated } from './repeated-function.ts'
import type { Supervised } from './supervisor.ts'

type Options = {
  /** The data folder. */
  folder: string
  hosts: string[]
  env: Record<string, string>
  secretKey: string
}

/** Rest between two sweeps, in milliseconds. */
const rest = 60_000

/** Where the bytes of visitors' files lie in a data folder, under random names. */
export const artworkFolder = (folder: string) => join(folder, 'artwork')

/**
 * Starts the function that takes files, in a process of its own: whatever happens to it, requests come in. Each minute it
 * takes out of the folder what belongs to no file any more.
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
