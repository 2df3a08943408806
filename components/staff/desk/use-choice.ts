import { useRef, useState } from 'react'
import type { Row } from '../../../lib/staff/desk/statuses.ts'
import type { Chosen } from '../../../lib/staff/desk/ticket.ts'

/**
 * The chosen tickets: those of the page as they are shown, those of other pages as they were when they were chosen.
 * @param page the rows as they were read; those that have gone from `rows` since are not chosen any more
 */
export function useChoice(rows: readonly Row[], page: readonly Row[]) {
  const [picked, setPicked] = useState<readonly Chosen[]>([])
  const last = useRef('')
  const among = (list: readonly Chosen[], id: string) => list.find((one) => one.id === id)
  const all = picked.flatMap((one) => among(rows, one.id) ?? (among(page, one.id) ? [] : one))
  const chosen = rows.filter(({ id }) => among(picked, id))
  const add = (some: readonly Chosen[]) => setPicked([...all.filter(({ id }) => !among(some, id)), ...some])

  /** With `range`, all from the last one chosen. */
  function choose(id: string, range: boolean) {
    const from = rows.findIndex((row) => row.id === last.current)
    const to = rows.findIndex((row) => row.id === id)
    last.current = id
    if (range && from >= 0) add(rows.slice(Math.min(from, to), Math.max(from, to) + 1))
    else if (among(all, id)) setPicked(all.filter((one) => one.id !== id))
    else add(rows.slice(to, to + 1))
  }
  return {
    /** Those on this page. */
    chosen,
    all,
    choose,
    chooseAll: () => (chosen.length === rows.length ? setPicked([]) : add(rows)),
    chooseThese: setPicked,
  }
}
