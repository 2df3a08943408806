import type { ArtworkWords } from '../../lib/content/artwork.ts'

/** What app/artwork.json answers: the words, where sales get mail, and where the script is that looks at a file. */
export type ArtworkData = ArtworkWords & { email: string; worker: string }

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
