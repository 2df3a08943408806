import { z } from 'zod'
import { isCalendarDay } from '../leads/calendar-day.ts'
import { leadForms } from '../leads/contract.ts'
import { statuses, views } from './desk/statuses.ts'

const choice = <const Choice extends string>(...choices: readonly Choice[]) =>
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
/** A request's place in the list: what the list is sorted by, instants to the microsecond, and its id. */
const key = z
  .string()
  .regex(
    /^(infinity|\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d{1,6})?\+00:00)?)_[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/,
  )
  .catch('')

/** What the list shows, kept in the address, so that it can be shared, reloaded and returned to. */
const listState = z.object({
  /** '' is what is not answered. */
  view: choice(...views),
  order: choice('event', 'newest', 'due'),
  show: choice('cards'),
  /** The open ticket, by its reference. */
  ticket: z
    .string()
    .regex(/^KL(-[\dA-F]{4}){3}$/)
    .catch(''),
  search: words,
  kind: choice(...leadForms),
  event: words,
  status: choice(...statuses),
  spam: choice('without', 'only'),
  campaign: words,
  page: words,
  from: day,
  to: day,
  email: words,
  company: words,
  /** Single requests, with commas between their ids. */
  ids: z
    .string()
    .regex(/^[\da-f-]{36}(,[\da-f-]{36}){0,99}$/)
    .catch(''),
  /** The page that comes after the request of this key, or before it. */
  after: key,
  before: key,
  /** The place in the view that the page begins at. */
  at: z
    .string()
    .regex(/^[1-9]\d{0,4}$/)
    .catch(''),
})
export type ListState = z.infer<typeof listState>

export type SearchParams = Record<string, string | string[] | undefined>

/** Reads the address. What makes no sense counts as not said. */
export function readListState(params: SearchParams): ListState {
  const first = Object.entries(params).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value])
  return listState.parse(Object.fromEntries(first))
}

/** What the database's functions take. */
export function databaseFilter({ event, email, company, ...state }: ListState, zone: string) {
  const { view, order, search, kind, status, spam, campaign, page, from, to, ids } = state
  const said = Object.entries({
    ...{ view, order, search, kind, eventType: event, status, spam, campaign, page, from, to, ids },
    ...{ email: email.toLowerCase(), company: company.toLowerCase() },
  })
  return { ...Object.fromEntries(said.filter(([, value]) => value)), zone }
}
