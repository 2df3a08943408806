import { useState } from 'react'
import type { Row, View } from '../../../lib/staff/desk/statuses.ts'
import { fitsView } from '../../../lib/staff/desk/views.ts'

/** The rows as read, updated with saves. A row that has left the view stays until `clear`. */
export function useRows(first: readonly Row[], view: View, me: string) {
  const [rows, setRows] = useState(first)
  // A pasted reference finds rows that were never in the view.
  const [began] = useState(() => new Set(first.filter((row) => fitsView(view, row, me)).map(({ id }) => id)))
  const left = new Set(
    rows.filter((row) => began.has(row.id) && !fitsView(view, row, me)).map(({ id }) => id),
  )
  return {
    rows,
    left,
    /** Updates rows to what is stored, in place. */
    put(stored: readonly Row[]) {
      setRows((old) => old.map((row) => stored.find(({ id }) => id === row.id) ?? row))
    },
    /** Removes rows that have left the view, except one. */
    clear(except = '') {
      if (left.size > 0) setRows((old) => old.filter((row) => !left.has(row.id) || row.id === except))
    },
  }
}
