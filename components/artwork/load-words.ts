import type { ArtworkData } from './artwork-data.ts'

let data: Promise<ArtworkData> | undefined

/** Fetched once; after a failure the next one asks again. */
export function loadWords(): Promise<ArtworkData> {
  data ??= fetch('/artwork.json').then(
    (answer) => answer.json() as Promise<ArtworkData>,
    (error: unknown) => {
      data = undefined
      throw error
    },
  )
  return data
}
