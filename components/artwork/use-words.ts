import { useEffect, useState } from 'react'
import type { ArtworkData } from './artwork-data.ts'
import { loadWords } from './load-words.ts'

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
