import { useState } from 'react'

/** A part whose code loads on request, undefined until then; after a failure the next call tries again. */
export function useLazyPart<Part>(fetch: () => Promise<Part>) {
  const [part, setPart] = useState<Part>()
  const load = () =>
    void fetch()
      .then((loaded) => setPart(() => loaded))
      .catch(() => {})
  return [part, load] as const
}
