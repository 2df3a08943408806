import { useEffect, useState } from 'react'
import type { ArtworkData } from '../../lib/content/artwork-data.ts'

let data: Promise<ArtworkData> | undefined

/** Fetched once; after a failure the next one asks again. */
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

/** The words of artwork in forms; undefined while they are on the way, and where they cannot be had. */
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
