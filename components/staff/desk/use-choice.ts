import { useRef, useState } from 'react'
import type { Row } from '../../../lib/staff/desk/statuses.ts'
import type { Chosen } from '../../../lib/staff/desk/ticket.ts'

/** The chosen rows; with shift, all from the last one chosen. */
export function useChoice(rows: readonly Row[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [elsewhere, setElsewhere] = useState<readonly Chosen[]>([])
  const last = useRef('')

  function choose(id: string, range: boolean) {
    const from = rows.findIndex((row) => row.id === last.current)
    const to = rows.findIndex((row) => row.id === id)
    setElsewhere([])
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
  function chooseThese(all: readonly Chosen[]) {
    setElsewhere(all)
    setIds(new Set(all.map(({ id }) => id)))
  }
  return {
    chosen,
    /** With those on other pages, as they were when they were chosen. */
    all: elsewhere.length > 0 ? elsewhere : chosen,
    choose,
    chooseAll() {
      setElsewhere([])
      setIds(new Set(chosen.length === rows.length ? [] : rows.map(({ id }) => id)))
    },
    chooseThese,
  }
}
