import { z } from 'zod'
import { leadFormIds } from '../leads/contract.ts'
import { statuses, views } from './desk/statuses.ts'

const choice = <const Choice extends string>(...choices: readonly Choice[]) =>
  z.union([z.literal(''), z.enum(choices)]).catch('')
const matching = (pattern: RegExp) => z.string().regex(pattern).catch('')
/** PostgreSQL takes no NUL. */
const words = z
  .string()
  .transform((text) => text.replaceAll('\0', ' ').trim())
  .pipe(z.string().max(200))
  .catch('')
/** PostgreSQL has no year 0000; nothing was stored before 1900. */
const day = z.iso
  .date()
  .regex(/^(19|20)/)
  .catch('')
/** A request's position in the list: its sort value (instants to the microsecond) and its id. */
const key = matching(
  /^(infinity|\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d{1,6})?\+00:00)?)_[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/,
)

/** The state of the list, kept in the address, so that it can be shared, reloaded and returned to. */
const listState = z.object({
  /** '' means unanswered. */
  view: choice(...views),
  order: choice('event', 'newest', 'due', 'until'),
  show: choice('cards'),
  ticket: matching(/^KL(-[\dA-F]{4}){3}$/),
  search: words,
  kind: choice(...leadFormIds),
  event: words,
  /** `open` is neither won nor lost. */
  status: choice('open', ...statuses),
  spam: choice('without', 'only'),
  /** A user_id, or nobody. The database ignores an owner who is not staff. */
  owner: z.union([z.literal(['', 'nobody']), z.uuid()]).catch(''),
  campaign: words,
  page: words,
  from: day,
  to: day,
  email: words,
  company: words,
  /** Single requests: ids, separated by commas. */
  ids: matching(/^[\da-f-]{36}(,[\da-f-]{36}){0,99}$/),
  after: key,
  before: key,
  /** The page's first position in the view. */
  at: matching(/^[1-9]\d{0,4}$/),
})
export type ListState = z.infer<typeof listState>

export type SearchParams = Record<string, string | string[] | undefined>

/** Reads the address. Invalid parts are ignored. */
export function readListState(params: SearchParams): ListState {
  const first = Object.entries(params).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value])
  return listState.parse(Object.fromEntries(first))
}

/** The filter for the database functions, which ignore keys that they do not know. */
export function databaseFilter({ event: eventType, ...state }: ListState, zone: string) {
  const filled = Object.entries({ ...state, eventType }).filter(([, value]) => value)
  return { ...Object.fromEntries(filled), zone }
}
