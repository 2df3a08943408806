import type { ListState } from './list-state.ts'

/** The address of a list: of this state with changes, on its first page unless a key is among them. */
export function listAddress(state: ListState, changes: Partial<ListState> = {}, path = '/form-submissions') {
  const said = Object.entries({ ...state, after: '', before: '', at: '', ...changes }).filter(
    ([, value]) => value,
  )
  return said.length > 0 ? `${path}?${new URLSearchParams(said)}` : path
}

/** The address of the sign-in, which comes back to this list. */
export function signInAddress(state: ListState): string {
  return `/sign-in?${new URLSearchParams({ next: listAddress(state) })}`
}

/** The key of a row, for `after` and `before`. */
export function keyOf(row: { created_at: string; id: string }): string {
  return `${row.created_at}_${row.id}`
}

/** How many fields of the filter are set; the search is none of them. */
export function filtersSet(state: ListState): number {
  const { kind, event, status, spam, campaign, page, from, to, email, company } = state
  return [kind, event, status, spam, campaign, page, from, to, email, company].filter(Boolean).length
}

/** Whether anything but the view is chosen. */
export function isFiltered(state: ListState): boolean {
  return state.search !== '' || filtersSet(state) > 0
}

/** A state without search and filter. */
export function unfiltered(state: ListState): ListState {
  const nothing = {
    search: '',
    kind: '',
    event: '',
    status: '',
    spam: '',
    campaign: '',
    page: '',
    from: '',
    to: '',
    email: '',
    company: '',
  } as const
  return { ...state, ...nothing, ids: '', after: '', before: '', at: '' }
}
