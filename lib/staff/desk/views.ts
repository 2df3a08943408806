import type { ListState } from '../list-state.ts'
import { type Row, type View, views } from './statuses.ts'

/** A shape with each view as a key. */
export const eachView = <Shape>(shape: Shape) =>
  Object.fromEntries(views.map((view) => [view, shape])) as Record<View, Shape>

export type Order = 'due' | 'event' | 'newest'

export const viewOf = ({ view }: Pick<ListState, 'view'>): View => view || 'unanswered'

/** The orders of a view. All tickets and spam have just one: only the latest matter there, except to a search. */
export function ordersOf(view: View): readonly Order[] {
  return view === 'all' || view === 'spam' ? ['newest'] : ['due', 'event', 'newest']
}

/** The order that an address means; for upcoming events, the next one first. */
export function orderOf(state: Pick<ListState, 'view' | 'order'>): Order {
  const [first = 'newest', ...others] = ordersOf(viewOf(state))
  return others.find((order) => order === (state.order || (state.view === 'soon' && 'event'))) ?? first
}

/** The changes to the address that open a view. */
export function viewInAddress(view: View): Partial<ListState> {
  return { view: view === 'unanswered' ? '' : view, order: '', ticket: '' }
}

/** Whether a row still belongs to a view after a change; work does not change an event's day. */
export function fitsView(view: View, { owed, waits, spam, status, owner }: Row, me: string): boolean {
  const due = Boolean(owed && !waits)
  switch (view) {
    case 'mine':
      return due && owner === me
    case 'nobody':
      return due && !owner
    case 'soon':
      return !spam && !waits && status !== 'won' && status !== 'lost'
    case 'waiting':
      return Boolean(waits && !spam)
    case 'spam':
      return Boolean(spam)
    case 'all':
      return !spam
    case 'unanswered':
      return due
  }
}
