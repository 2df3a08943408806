import { useState } from 'react'

/** A part whose code is loaded when it is asked for, undefined until then; after a failure the next call tries again. */
export function useLate<Part>(fetch: () => Promise<Part>) {
  const [part, setPart] = useState<Part>()
  const load = () =>
    void fetch()
      .then((loaded) => setPart(() => loaded))
      .catch(() => {})
  return [part, load] as const
}
