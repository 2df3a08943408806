import { reference } from '../../../lib/leads/reference.ts'
import { sha256, form } from './upload.ts'
import { people } from './raw-database.ts'
import { ticketsForTests } from './tickets.ts'

type Answer = Record<string, unknown> & { state?: string }

/** The data of a request's page; see read_request. */
export type Page = {
  state: string
  times: Record<string, string | null>
  messages: { by: string | null; body: string; quote: number | null }[]
  quotes: { number: number; state: string; totals: string[]; accepted: object | null }[]
} & Record<string, unknown>

/** The hash of a visitor's address. */
export const visitor = 'f0'.repeat(32)
export const zone = 'America/New_York'

/** A quote of three quantities, of which the visitor asked for the second; 4,230 for 500. */
export const quote = (change: object = {}) => ({
  currency: 'USD',
  columns: [250, 500, 1000],
  asked: 1,
  lines: [{ item: 'Tote', decoration: 'Two colours', quantity: null, prices: ['9.60', '8.28', '7.10'] }],
  extras: [{ item: 'Set-up', note: '2 x 45.00', amounts: ['90.00', '90.00', '90'] }],
  until: new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10),
  tax: 'plus',
  delivered: null,
  terms: 'Half in advance.',
  ...change,
})

const eve = {
  sub: '99999999-0000-4000-8000-111111111111',
  session_id: '99999999-0000-4000-8000-222222222222',
}

/** A database in which visitors and staff write to each other, for a file's tests; empty before each. */
export function conversationsForTests() {
  const { database, act } = ticketsForTests()
  const one = async (sql: string, values: unknown[]) => (await database.query(sql, ...values))[0]?.said
  const asStaff =
    (who: { sub: string }) =>
    async (call: string, ...values: unknown[]): Promise<Answer> => {
      const claims = JSON.stringify({ ...people.staff, ...who })
      await database.query(`select set_config('request.jwt.claims', $1, false)`, claims)
      await database.query(`select set_config('request.jwt.claim.sub', $1, false)`, who.sub)
      return (await one(`select to_jsonb(public.${call}) as said`, values)) as Answer
    }
  const staff = asStaff(people.staff)
  const rows = (sql: string, ...values: unknown[]) => database.query(sql, ...values)
  const read = (link: string) => one('select public.read_request($1) as said', [link]) as Promise<Page>
  /** A request with a link's hash. */
  async function store(change: Record<string, string> = {}, more: object = {}) {
    const link = sha256(crypto.randomUUID())
    const artwork = { link, announced: 0 }
    const request = { key: crypto.randomUUID(), form: form(change), artwork, ...more }
    const { id } = (await one('select public.store_submission($1) as said', [request])) as { id: string }
    return { id, link, name: reference(id) }
  }
  /** @param shown how many of the events on the ticket its writer has seen */
  async function send(
    name: string,
    body: string,
    sent: object | null = null,
    shown = 0,
    more: Partial<Sent> = {},
  ) {
    const by = more.by ?? staff
    const { events } = await by('read_ticket($1)', name).then((ticket) => ({ events: [], ...ticket }))
    const shownEvents = (events as { id: string }[]).slice(0, more.insist ? undefined : shown)
    return by(
      'queue_answer($1, $2, $3, $4, $5, $6)',
      name,
      more.key ?? crypto.randomUUID(),
      body,
      sent && JSON.stringify(sent),
      `{${shownEvents.map(({ id }) => id).join(',')}}`,
      zone,
    )
  }
  /** Ten seconds later. */
  async function later() {
    const ago = `interval '11 seconds'`
    await database.query(`update private.messages set at = at - ${ago}, out_at = out_at - ${ago}`)
    return staff('send_due_answers()')
  }
  const accept = (link: string, change: object = {}) =>
    one('select public.accept_quote($1, $2) as said', [
      link,
      { number: 1, choice: 1, total: '4230.00', name: 'Priya Raman', order: '', ...change },
    ]) as Promise<Answer>
  /** A request with these quotes, each of which has left. */
  async function quoted(...changes: object[]) {
    const request = await store()
    for (const [place, change] of changes.entries()) {
      expect(await send(request.name, '', quote(change), place)).toMatchObject({ state: 'going' })
      await later()
    }
    return request
  }
  beforeEach(async () => {
    await rows('truncate public."Form Sub", private.rate_limits, private.artwork_deletions cascade')
    await rows('delete from auth.users where id = $1', eve.sub)
  })
  return {
    database,
    act,
    staff,
    asStaff,
    /** A view's rows; by default those of Unanswered. */
    listed: (filter: object = {}) =>
      staff('list_tickets($1)', JSON.stringify({ zone, ...filter })) as unknown as Promise<
        Record<string, unknown>[]
      >,
    store,
    read,
    write: (link: string, body: string, key: string = crypto.randomUUID(), more: object = {}, most = 30) =>
      one('select public.add_message($1, $2, $3, $4) as said', [
        link,
        { key, body, ...more },
        visitor,
        most,
      ]) as Promise<Answer>,
    accept,
    send,
    later,
    quoted,
    async ordered() {
      const request = await quoted({})
      await accept(request.link)
      return request
    },
    states: async (link: string) => (await read(link)).quotes.map(({ state }) => state),
    ticket: (name: string) => staff('read_ticket($1)', name),
    change: (id: string, changes: object, by = staff) =>
      by('update_ticket($1, $2)', id, JSON.stringify(changes)),
    rows,
    /** Adds Eve, and acts as her. */
    async colleague() {
      await rows('insert into auth.users (id, email) values ($1, $2)', eve.sub, 'eve@x.com')
      await rows('insert into auth.sessions (id, user_id) values ($1, $2)', eve.session_id, eve.sub)
      await rows('select public.add_staff($1, $2)', 'eve@x.com', 'Eve')
      return asStaff(eve)
    },
    mails: async () =>
      (await rows('select recipient, kind, state from private.outbox order by created_at, recipient')).map(
        ({ recipient, kind, state }) => `${String(recipient)} ${String(kind)} ${String(state)}`,
      ),
    /** As if the mail service had been called at least once. */
    withMailService: () => rows('update private.outbox set attempts = 1'),
    /** Ends the ten seconds of the answers that wait. */
    async out() {
      await rows(`update private.messages set out_at = now() where state = 'going'`)
      await staff('send_due_answers()')
    },
  }
}

type Sent = { key: string; insist: boolean; by: (call: string, ...values: unknown[]) => Promise<Answer> }
export type Conversations = ReturnType<typeof conversationsForTests>
