import { useEffect, useState } from 'react'
import type { ArtworkData } from '../../lib/content/artwork-data.ts'
import { fetchData } from '../../lib/leads/fetch-data.ts'

let fetched: Promise<ArtworkData | undefined> | undefined

/** The words for artwork in forms, fetched once; undefined until they arrive. After a failure, the next caller tries again. */
export function useWords(): ArtworkData | undefined {
  const [words, setWords] = useState<ArtworkData>()
  useEffect(() => {
    fetched ??= fetchData('/artwork.json')
    void fetched.then((data) => (data ? setWords(data) : (fetched = undefined)))
  }, [])
  return words
}
