import type { ListState } from '../list-state.ts'

/** The views of the workplace, in the order of their tabs; in the address the first one is left out. */
export const views = ['unanswered', 'mine', 'nobody', 'soon', 'waiting', 'spam', 'all'] as const
export type View = (typeof views)[number]

export type Order = 'due' | 'event' | 'newest'

/** The view that an address means. */
export function viewOf({ view }: Pick<ListState, 'view'>): View {
  return view === '' || view === 'due' ? 'unanswered' : view
}

/** The order that an address means: what came last first, where nothing is due. */
export function orderOf(state: Pick<ListState, 'view' | 'order'>): Order {
  if (state.order) return state.order
  return state.view === 'all' || state.view === 'spam' ? 'newest' : 'due'
}

/** What changes in the address when a view is opened. */
export function viewInAddress(view: View): Partial<ListState> {
  return { view: view === 'unanswered' ? '' : view, order: '', ticket: '' }
}
