import { useRef, useState } from 'react'
import type { Row } from '../../../lib/staff/desk/statuses.ts'

/** The chosen rows; with shift, all from the last one that was chosen. */
export function useChoice(rows: readonly Row[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const last = useRef('')

  function choose(id: string, range: boolean) {
    const from = rows.findIndex((row) => row.id === last.current)
    const to = rows.findIndex((row) => row.id === id)
    setIds((old) => {
      const chosen = new Set(old)
      if (range && from >= 0)
        for (const row of rows.slice(Math.min(from, to), Math.max(from, to) + 1)) chosen.add(row.id)
      else if (chosen.has(id)) chosen.delete(id)
      else chosen.add(id)
      return chosen
    })
    last.current = id
  }
  const chosen = rows.filter(({ id }) => ids.has(id))
  return {
    chosen,
    choose,
    chooseAll: () => setIds(chosen.length === rows.length ? new Set() : new Set(rows.map(({ id }) => id))),
    chooseNone: () => setIds(new Set()),
  }
}
