import { useState } from 'react'
import { fitsView } from '../../../lib/staff/desk/fits-view.ts'
import type { Changes } from '../../../lib/staff/desk/save-result.ts'
import type { Row, Status } from '../../../lib/staff/desk/statuses.ts'
import type { Ticket } from '../../../lib/staff/desk/ticket.ts'
import type { View } from '../../../lib/staff/desk/views.ts'
import type { Colleague } from '../../../lib/staff/read-staff.ts'

/** The rows as they were read, with what was saved since. One that has left the view stays until `clear`. */
export function useRows(first: readonly Row[], view: View, me: string, colleagues: readonly Colleague[]) {
  const [rows, setRows] = useState(first)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())

  const nameOf = (owner: string) => colleagues.find((one) => one.user_id === owner)?.name
  function put(id: string, changed: Partial<Row>, fits: boolean) {
    setRows((old) => old.map((row) => (row.id === id ? { ...row, ...changed } : row)))
    setLeft((old) => {
      const now = new Set(old)
      if (fits) now.delete(id)
      else now.add(id)
      return now
    })
  }
  return {
    rows,
    left,
    /** Shows a ticket in its row as it was saved. */
    putTicket(ticket: Ticket) {
      const { id, status, spam, owner, ownerName, owed, due } = ticket
      put(
        id,
        { status, spam, owner, ownerName: ownerName || undefined, owed, due },
        fitsView(view, ticket, me),
      )
    },
    /** Shows in rows what was saved on many. */
    putChanges(saved: readonly { id: string; changes: Changes }[]) {
      for (const { id, changes } of saved) {
        const row = rows.find((one) => one.id === id)
        if (!row) continue
        const owner = changes.owner === 'me' ? me : (changes.owner ?? row.owner ?? '')
        const status = (changes.status ?? row.status) as Status
        const spam = changes.spam ?? row.spam ?? false
        const owed = !spam && status === 'new'
        const changed = { status, spam, owner, ownerName: nameOf(owner), owed }
        put(id, changed, fitsView(view, { ...changed, waits: row.waits !== undefined }, me))
      }
    },
    /** Takes away what has left the view, but for one row. */
    clear(except = '') {
      if (left.size === 0) return
      setRows((old) => old.filter((row) => !left.has(row.id) || row.id === except))
      setLeft(new Set())
    },
  }
}
