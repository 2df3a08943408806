import type { ListState } from '../list-state.ts'
import { isOpen, type View } from './statuses.ts'
import type { Row } from './row.ts'

export type Order = 'due' | 'event' | 'newest' | 'until'

export const viewIn = ({ view }: Pick<ListState, 'view'>): View => view || 'unanswered'

/** The steps of an order in the views of orders: '' before the first. */
const stepsIn = { proof: ['', 'proof'], produce: ['approved'], ship: ['production'] }
/** Shown while there is something in it: not every shop follows its orders here. */
export const isOfOrders = (view: View): view is keyof typeof stepsIn => view in stepsIn

/** The orders of a view. All tickets and spam have just one: only the latest matter there, except to a search. */
export function ordersOf(view: View): readonly Order[] {
  if (view === 'quotes') return ['until', 'event', 'newest']
  if (isOfOrders(view)) return ['event', 'newest']
  return view === 'all' || view === 'spam' ? ['newest'] : ['due', 'event', 'newest']
}

/** The order that an address means; for upcoming events, the next one first. */
export function orderOf(state: Pick<ListState, 'view' | 'order'>): Order {
  const [first = 'newest', ...others] = ordersOf(viewIn(state))
  return others.find((order) => order === (state.order || (state.view === 'soon' && 'event'))) ?? first
}

export function viewInAddress(view: View): Partial<ListState> {
  return { view: view === 'unanswered' ? '' : view, order: '', ticket: '' }
}

/** Whether a row still belongs to a view after a change; work does not change an event's day. */
export function fitsView(view: View, row: Row, me: string): boolean {
  const { owed, waits, spam, status, owner, until, draft, step = '' } = row
  if (isOfOrders(view)) return !spam && status === 'won' && stepsIn[view].includes(step)
  const due = Boolean(owed && !waits)
  const fits: Record<Exclude<View, keyof typeof stepsIn>, boolean> = {
    unanswered: due,
    mine: due && owner === me,
    nobody: due && !owner,
    quotes: until !== undefined && (!owner || owner === me) && !spam,
    drafts: Boolean(draft && !spam),
    soon: !spam && !waits && isOpen(status),
    waiting: Boolean(waits && !spam),
    spam: Boolean(spam),
    all: !spam,
  }
  return fits[view]
}
