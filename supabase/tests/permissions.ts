// Who may do what, all of it: role x table or function x verb, with and without the seed. What is not listed is
// refused. Read by policies.test.ts, which asks PostgreSQL itself, and by policies-over-rest.test.ts, which asks through
// the REST interface, behind the gateway.

import { form } from './support/send.ts'

/** `stranger`: signed in, but not on the staff list. */
export const roles = ['anon', 'stranger', 'staff', 'service_role'] as const
export type Role = (typeof roles)[number]

/** Something, nothing (no rows, [], 0, false: allowed, but the lock inside hides it), or the error that stopped it. */
export type Outcome = 'something' | 'nothing' | `error ${string}`
export type Allowed = Partial<Record<Role, Outcome>>

export const verbs = ['select', 'insert', 'update', 'delete', 'truncate'] as const
export type Verb = (typeof verbs)[number]

const signedIn: Allowed = { stranger: 'something', staff: 'something' }
/** Signed-in strangers may ask, and hear nothing. */
const hidden: Allowed = { stranger: 'nothing', staff: 'something' }
/** Staff may, but there is no such ticket. */
const noTicket: Allowed = { staff: 'error PT404' }
const service: Allowed = { service_role: 'something' }
/** It may, and there is nothing to find. */
const nothingThere: Allowed = { service_role: 'nothing' }

/** A table: one of its columns, for the update, and what is allowed; `seed` is what the seed adds. */
type Table = { column: string } & Partial<Record<Verb, Allowed & { seed?: Allowed }>>

export const tables: Record<string, Table> = {
  'public.Form Sub': { column: 'created_at', select: { ...hidden, ...service, seed: { anon: 'something' } } },
  'public.staff': { column: 'name', select: { ...hidden, ...service } },
  'public.marketers': { column: 'name', select: nothingThere },
  'private.receipts': { column: 'created_at' },
  'private.tickets': { column: 'status' },
  'private.words': { column: 'words' },
  'private.ticket_history': { column: 'value' },
  'private.sources': { column: 'page' },
  'private.facts': { column: 'facts' },
  'private.links': { column: 'announced' },
  'private.messages': { column: 'body' },
  'private.quotes': { column: 'totals' },
  'private.artwork': { column: 'name' },
  'private.artwork_parts': { column: 'arrived' },
  'private.artwork_room': { column: 'bytes' },
  'private.artwork_gone': { column: 'at' },
  'private.artwork_downloads': { column: 'expires_at' },
  'private.entries': { column: 'count' },
  'private.entry_batches': { column: 'at' },
  'private.rate_limits': { column: 'stored' },
  'private.outbox': { column: 'state' },
  'private.sign_in_salt': { column: 'salt' },
  'private.sign_in_attempts': { column: 'attempts' },
  'private.sign_in_known': { column: 'at' },
}

/** A function of the schema `public`, with arguments to call it with. No one may call those of `private`. */
type Callable = { arguments: Record<string, unknown>; allowed: Allowed; seed?: Allowed }

const reference = 'KL-0000-0000-0000'
const key = '00000000-0000-4000-8000-000000000000'
const link = '0'.repeat(64)

export const functions: Record<string, Callable> = {
  is_staff: { arguments: {}, allowed: hidden },
  current_staff: { arguments: {}, allowed: signedIn },
  count_sign_in_attempt: {
    arguments: { account: 'a@example.com', address: '203.0.113.1' },
    // No seconds to wait.
    allowed: { anon: 'nothing', stranger: 'nothing', staff: 'nothing' },
  },
  forget_sign_in_attempts: { arguments: { address: '203.0.113.1' }, allowed: signedIn },
  store_submission: { arguments: { request: { key, form: form() } }, allowed: service },
  begin_artwork: { arguments: { link, file: {}, visitor: link }, allowed: service },
  begin_artwork_part: {
    arguments: { link, file_id: key, number: 0, digest: link, size: 1 },
    allowed: service,
  },
  keep_artwork_part: { arguments: { link, file_id: key, kept: key }, allowed: service },
  whole_artwork: { arguments: { link, file_id: key }, allowed: nothingThere },
  finish_artwork: {
    arguments: { link, file_id: key, objects: `{${key}}`, digest: link, size: 1, by_bytes: {} },
    allowed: service,
  },
  note_artwork: { arguments: { link, file_id: key, checked: {} }, allowed: nothingThere },
  remove_artwork: { arguments: { link, file_id: key }, allowed: nothingThere },
  sweep_artwork: { arguments: {}, allowed: nothingThere },
  opened_artwork: { arguments: { key_hash: link, file_id: key }, allowed: nothingThere },
  open_link: { arguments: { link, visitor: link }, allowed: nothingThere },
  read_request: { arguments: { link }, allowed: nothingThere },
  add_message: { arguments: { link, message: {}, visitor: link }, allowed: nothingThere },
  accept_quote: { arguments: { link, acceptance: {} }, allowed: nothingThere },
  see_request: { arguments: { link }, allowed: nothingThere },
  end_links: { arguments: { link }, allowed: nothingThere },
  answers_due: { arguments: {}, allowed: { stranger: 'nothing', staff: 'nothing' } },
  mark_read: { arguments: { reference }, allowed: noTicket },
  keep_draft: { arguments: { reference, body: '' }, allowed: noTicket },
  send_answer: {
    arguments: { reference, answer_key: key, body: 'x', quote: null, shown: 0, zone: 'UTC' },
    allowed: noTicket,
  },
  take_back_answer: { arguments: { answer_id: key }, allowed: { staff: 'something' } },
  withdraw_quote: { arguments: { reference, which: 1 }, allowed: noTicket },
  ask_for_artwork: { arguments: { reference }, allowed: noTicket },
  open_artwork: { arguments: { file_id: key }, allowed: noTicket },
  // Whoever visits is counted, and adds to sums that nobody reads by this.
  count_entries: { arguments: { batch: key, counted: [] }, allowed: { anon: 'something' } },
  may_read_numbers: { arguments: {}, allowed: hidden },
  read_sources: { arguments: { zone: 'UTC' }, allowed: hidden },
  add_marketer: { arguments: { account: 'nobody@example.com', called: 'Nobody' }, allowed: service },
  claim_notification: { arguments: {}, allowed: service },
  finish_notification: { arguments: { notification: key, attempt: 1 }, allowed: service },
  add_staff: { arguments: { account: 'nobody@example.com', called: 'Nobody' }, allowed: service },
  remove_staff: { arguments: { account: 'nobody@example.com' }, allowed: service },
  submissions_open_to_everyone: { arguments: {}, allowed: {}, seed: { anon: 'something' } },
  list_submissions: { arguments: {}, allowed: hidden, seed: { anon: 'something' } },
  search_reach: {
    arguments: { filter: { search: 'mugs', zone: 'UTC' } },
    allowed: { stranger: 'nothing', staff: 'nothing' },
    seed: { anon: 'nothing' },
  },
  update_ticket: { arguments: { ticket_id: key, changes: { status: 'won' } }, allowed: noTicket },
  update_tickets: { arguments: { work: [] }, allowed: { staff: 'nothing' } },
  list_tickets: { arguments: { filter: { view: 'all', zone: 'UTC' } }, allowed: hidden },
  count_tickets: { arguments: { filter: { view: 'all', zone: 'UTC' } }, allowed: hidden },
  workplace_numbers: { arguments: { zone: 'UTC' }, allowed: hidden },
  read_ticket: { arguments: { reference }, allowed: { stranger: 'nothing', staff: 'nothing' } },
  health: { arguments: {}, allowed: { staff: 'something', service_role: 'something' } },
  erase_submissions: { arguments: { address: 'nobody@example.com' }, allowed: nothingThere },
  count_old_submissions: { arguments: { before: '2020-01-01' }, allowed: service },
  purge_spam: { arguments: {}, allowed: nothingThere },
  purge_submissions: { arguments: { before: '2020-01-01' }, allowed: nothingThere },
}

/** What else a role could try, and may not. */
export const neverAllowed = [
  'create table public.mine (id int)',
  'create table private.mine (id int)',
  'select private.has_live_session()',
  'select private.may_read_submissions()',
  'select private.staff_name()',
  `select private.ticket_condition('{}')`,
  `select private.searched_tickets('{}')`,
  `select private.view_condition('{}')`,
  `select private.whole_ticket(null)`,
  'select private.new_token()',
  `select private.add_link(null, '', 0)`,
  `select private.make_link(null, 'mail', 1)`,
  'select private.let_answers_out()',
  'select private.conversation(null)',
  `select private.own_artwork('', null)`,
  'select private.room_left(null, 0)',
  'select private.take_room(null, 0, 0)',
  `select private.count_request('caller', repeat('a', 64))`,
  `select private.sign_in_hash('pair', 'a', 'b')`,
  `select private.count_sign_in('pair', sha256(''), 5, '1 hour')`,
  'select 1 from auth.users',
  'select 1 from auth.sessions',
]
