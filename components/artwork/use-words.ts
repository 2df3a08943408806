import { useEffect, useState } from 'react'
import type { ArtworkData } from '../../lib/content/artwork-data.ts'

let data: Promise<ArtworkData> | undefined

/** Fetched once; after a failure, the next caller tries again. */
function loadWords(): Promise<ArtworkData> {
  data ??= fetch('/artwork.json').then(
    (answer) => answer.json() as Promise<ArtworkData>,
    (error: unknown) => {
      data = undefined
      throw error
    },
  )
  return data
}

/** The words for artwork in forms; undefined until they arrive, or if they cannot be loaded. */
export function useWords(): ArtworkData | undefined {
  const [words, setWords] = useState<ArtworkData>()
  useEffect(
    () =>
      void loadWords()
        .then(setWords)
        .catch(() => {}),
    [],
  )
  return words
}
