import { useState } from 'react'
import type { Row, View } from '../../../lib/staff/desk/statuses.ts'
import { fitsView } from '../../../lib/staff/desk/views.ts'

/** The rows as read, updated with saves. A row that has left the view stays until `clear`. */
export function useRows(first: readonly Row[], view: View, me: string) {
  const [rows, setRows] = useState(first)
  const [erased, setErased] = useState<string[]>([])
  // A pasted reference finds rows that were never in the view.
  const [began] = useState(() => new Set(first.filter((row) => fitsView(view, row, me)).map(({ id }) => id)))
  const left = new Set(
    rows
      .filter((row) => erased.includes(row.id) || (began.has(row.id) && !fitsView(view, row, me)))
      .map(({ id }) => id),
  )
  return {
    rows,
    left,
    /** Updates rows to what is stored, in place; those that are no longer stored have left. */
    put(stored: readonly Row[]) {
      setErased(rows.map(({ id }) => id).filter((wanted) => !stored.some(({ id }) => id === wanted)))
      setRows((old) => old.map((row) => stored.find(({ id }) => id === row.id) ?? row))
    },
    /** Removes rows that have left the view, except one. */
    clear(except = '') {
      if (left.size > 0) setRows((old) => old.filter((row) => !left.has(row.id) || row.id === except))
    },
  }
}
