import { useEffect, useEffectEvent, useState, useRef } from 'react'
import type { View } from '../../../lib/staff/desk/statuses.ts'
import type { Row } from '../../../lib/staff/desk/row.ts'
import type { Chosen } from '../../../lib/staff/desk/save.ts'
import { fitsView } from '../../../lib/staff/desk/views.ts'

/** Contents of cells that a colleague may change; new rows are marked at `name`. */
const cells = {
  subject: ({ value, replied, accepted, going, draft, ends, files, times }: Row) =>
    [value, replied, accepted, going, draft, ends, files?.arrived, times].join(),
  due: ({ due, owed, waits }: Row) => [due, owed, waits].join(),
  owner: ({ owner }: Row) => owner,
  status: ({ status, spam, step }: Row) => [status, spam, step].join(),
}
export type Cell = keyof typeof cells | 'name'
const marked = Object.keys(cells) as (keyof typeof cells)[]

const newKey = 'desk:new'

/** Stores how many rows this tab's next page shows for the first time. */
export function storeNewCount(count: number) {
  try {
    sessionStorage.setItem(newKey, String(count))
  } catch {
    // Storage is off or full: they are shown unmarked.
  }
}

function takeNew(): number {
  try {
    const count = Number(sessionStorage.getItem(newKey))
    sessionStorage.removeItem(newKey)
    return count
  } catch {
    return 0
  }
}

const isSeen = ({ reference }: Row) =>
  document.querySelector(
    `.desk-row:is([data-open], :hover, :focus-within) [data-reference="${reference}"]`,
  ) !== null

/** The rows as read, updated with saves. A row that has left the view stays until `clear`. */
export function useRows(first: readonly Row[], view: View, me: string) {
  const [rows, setRows] = useState(first)
  const [erased, setErased] = useState<string[]>([])
  const [changed, setChanged] = useState<ReadonlyMap<string, readonly Cell[]>>(new Map())
  // A pasted reference finds rows that were never in the view.
  const [began] = useState(() => new Set(first.filter((row) => fitsView(view, row, me)).map(({ id }) => id)))
  const leftIds = new Set(
    rows
      .filter((row) => erased.includes(row.id) || (began.has(row.id) && !fitsView(view, row, me)))
      .map(({ id }) => id),
  )
  const markNew = useEffectEvent(() => {
    const count = takeNew()
    if (count > 0) setChanged(new Map(first.slice(0, count).map(({ id }) => [id, ['name']])))
  })
  // After the first paint, which comes from the server.
  useEffect(() => {
    const frame = requestAnimationFrame(() => markNew())
    return () => cancelAnimationFrame(frame)
  }, [])

  /** The cells that changed since they were shown, until their row is seen. */
  function changedIn(row: Row, now: Row | undefined): readonly Cell[] {
    const old = changed.get(row.id) ?? []
    if (!now || isSeen(row)) return []
    return [...old, ...marked.filter((cell) => !old.includes(cell) && cells[cell](row) !== cells[cell](now))]
  }
  return {
    rows,
    left: leftIds,
    changed,
    see: (id = '') => changed.get(id)?.length && setChanged(new Map(changed).set(id, [])),
    /** Updates rows to their stored state; deleted ones have left. `mine`: changed by the reader. */
    put(stored: readonly Row[], mine: readonly string[]) {
      const now = new Map(stored.map((row) => [row.id, row]))
      setErased(rows.map(({ id }) => id).filter((wanted) => !now.has(wanted)))
      setChanged(
        new Map(rows.map((row) => [row.id, mine.includes(row.id) ? [] : changedIn(row, now.get(row.id))])),
      )
      setRows((old) => old.map((row) => now.get(row.id) ?? row))
    },
    /** Removes rows that have left the view, except one. */
    clear(except = '') {
      if (leftIds.size > 0) setRows((old) => old.filter((row) => !leftIds.has(row.id) || row.id === except))
    },
  }
}

/**
 * The chosen tickets: of this page as they are now, of other pages as they were when chosen.
 * @param page the rows as read; those no longer in `rows` are no longer chosen
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
    chosen,
    all,
    choose,
    chooseAll: () => (chosen.length === rows.length ? setPicked([]) : add(rows)),
    chooseThese: setPicked,
  }
}
