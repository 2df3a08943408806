import { useState } from 'react'
import type { Row, View } from '../../../lib/staff/desk/statuses.ts'
import { fitsView } from '../../../lib/staff/desk/views.ts'

/** The rows as they were read, with what was saved since. One that has left the view stays until `clear`. */
export function useRows(first: readonly Row[], view: View, me: string) {
  const [rows, setRows] = useState(first)
  // A pasted reference finds what never was in the view.
  const [began] = useState(() => new Set(first.filter((row) => fitsView(view, row, me)).map(({ id }) => id)))
  const left = new Set(
    rows.filter((row) => began.has(row.id) && !fitsView(view, row, me)).map(({ id }) => id),
  )
  return {
    rows,
    left,
    /** Shows rows as they are stored now; each keeps its place. */
    put(stored: readonly Row[]) {
      setRows((old) => old.map((row) => stored.find(({ id }) => id === row.id) ?? row))
    },
    /** Takes away what has left the view, but for one row. */
    clear(except = '') {
      if (left.size > 0) setRows((old) => old.filter((row) => !left.has(row.id) || row.id === except))
    },
  }
}
