import type { Ticket } from './ticket.ts'
import type { View } from './views.ts'

type Worked = Pick<Ticket, 'owed' | 'waits' | 'spam' | 'status' | 'owner'>

/** Whether a ticket still belongs to a view after a change; an event's day does not change by working. */
export function fitsView(view: View, ticket: Worked, me: string): boolean {
  const { owed, waits, spam, status, owner } = ticket
  const due = owed && !waits
  switch (view) {
    case 'mine':
      return due && owner === me
    case 'nobody':
      return due && owner === ''
    case 'soon':
      return !spam && !waits && status !== 'won' && status !== 'lost'
    case 'waiting':
      return waits && !spam
    case 'spam':
      return spam
    case 'all':
      return !spam
    default:
      return due
  }
}
