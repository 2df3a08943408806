import { z } from 'zod'
import { isCalendarDay } from '../leads/calendar-day.ts'

const choice = <const Choice extends string>(...choices: Choice[]) =>
  z.union([z.literal(''), z.enum(choices)]).catch('')
/** The database takes no NUL. */
const words = z
  .string()
  .transform((text) => text.replaceAll('\0', ' ').trim())
  .pipe(z.string().max(200))
  .catch('')
/** PostgreSQL knows no year 0000; nothing was stored before 1900. */
const day = z
  .string()
  .regex(/^(19|20)/)
  .refine(isCalendarDay)
  .catch('')
/** A request's place in the list: when it was stored, to the microsecond, and its id. */
const key = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?\+00:00_[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
  .catch('')

/** What the list shows, kept in the address, so that it can be shared, reloaded and returned to. */
const listState = z.object({
  view: choice('due'),
  search: words,
  kind: choice('project-request', 'quote', 'quick-quote'),
  event: words,
  status: choice('new', 'contacted', 'quoted', 'won', 'lost'),
  spam: choice('without', 'only'),
  from: day,
  to: day,
  /** The page that comes after the request of this key, or before it. */
  after: key,
  before: key,
})
export type ListState = z.infer<typeof listState>

export type SearchParams = Record<string, string | string[] | undefined>

/** Reads the address. What makes no sense counts as not said. */
export function readListState(params: SearchParams): ListState {
  const first = Object.entries(params).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value])
  return listState.parse(Object.fromEntries(first))
}

/** The address of a list: of this state with changes, on its first page unless a key is among them. */
export function listAddress(state: ListState, changes: Partial<ListState> = {}, path = '/form-submissions') {
  const said = Object.entries({ ...state, after: '', before: '', ...changes }).filter(([, value]) => value)
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

/** What the database's functions take. */
export function databaseFilter(
  { view, search, kind, event, status, spam, from, to }: ListState,
  zone: string,
) {
  const said = Object.entries({ view, search, kind, eventType: event, status, spam, from, to })
  return { ...Object.fromEntries(said.filter(([, value]) => value)), zone }
}

/** Whether anything but the view is chosen. */
export function isFiltered({ search, kind, event, status, spam, from, to }: ListState): boolean {
  return [search, kind, event, status, spam, from, to].some(Boolean)
}
