import type { ListState } from './list-state.ts'

/** The address of a list in this state with changes; on its first page unless they contain a key. */
export function listAddress(state: ListState, changes: Partial<ListState> = {}, path = '/form-submissions') {
  const params = Object.entries({ ...state, after: '', before: '', at: '', ...changes }).filter(
    ([, value]) => value,
  )
  return params.length > 0 ? `${path}?${new URLSearchParams(params)}` : path
}

/** The address of single tickets, whatever view they are in. */
export const listOptions = (state: ListState, ids: readonly string[]) =>
  listAddress(clearFilters(state), { view: 'all', order: '', ids: ids.join(','), ticket: '' })

/** The address that prints these tickets, 100 at most. */
export const printAddress = (state: ListState, rows: readonly { id: string }[]) =>
  `${listAddress({ ...clearFilters(state), ids: rows.map(({ id }) => id).join(','), ticket: '' }, { show: 'cards' })}#print`

/** The sign-in's address; it returns to this list. */
export function signInAddress(state: ListState): string {
  return `/sign-in?${new URLSearchParams({ next: listAddress(state) })}`
}

/** The key of a row, for `after` and `before`. */
export function keyOf(row: { created_at: string; id: string }): string {
  return `${row.created_at}_${row.id}`
}

export const pageSize = 25
export const mostIds = 100
/** Single requests, named by their ids, are one page. */
export const rowsPerPage = ({ ids }: Pick<ListState, 'ids'>) => (ids ? mostIds : pageSize)

/**
 * One page, and the keys of the pages before and after it, or ''.
 * @param rows one more than a page holds
 * @returns null if the list has changed and must be read again from its start
 */
export function cutPage<Row>(rows: Row[], state: ListState, key: (row: Row) => string) {
  const { after, before } = state
  const size = rowsPerPage(state)
  const more = rows.length > size
  const back = before !== '' && !after
  if ((rows.length === 0 && after) || (back && !more)) return null
  const page = back ? rows.slice(-size) : rows.slice(0, size)
  const first = page.at(0)
  const last = page.at(-1)
  return {
    rows: page,
    before: first && (back || after) ? key(first) : '',
    after: last && (back || more) ? key(last) : '',
  }
}

/** The filter's fields; the search is separate. */
export const filterFields = [
  ...(['kind', 'event', 'status', 'spam', 'owner', 'campaign'] as const),
  ...(['page', 'from', 'to', 'email', 'company'] as const),
]
export type FilterField = (typeof filterFields)[number]

export type FilterChoices = Partial<Record<FilterField, readonly (readonly [string, string])[]>>

export const filtersSet = (state: ListState) => filterFields.filter((field) => state[field]).length

export function isFiltered(state: ListState): boolean {
  return state.search !== '' || filtersSet(state) > 0
}

export function clearFilters(state: ListState): ListState {
  const nothing = Object.fromEntries(filterFields.map((field) => [field, '']))
  return { ...state, ...nothing, search: '', ids: '', after: '', before: '', at: '' }
}
