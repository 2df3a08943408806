import { quote } from './conversation.ts'
import { type Outcome } from './raw-database.ts'
import { form, sha256 } from './upload.ts'
import { serverForTests } from './server-database.ts'

export const times = <Result>(count: number, make: (time: number) => Result) =>
  Array.from({ length: count }, (_, time) => make(time))

/** Sixty, whose numbers set the delays between calls; every fifth by day, even ones and odd ones. */
export const rounds = times(60, (round) => round).filter(
  (round) => process.env.TESTS !== 'day' || round % 5 === 0,
)

/** A hash, or another key of 64 digits, for each number. */
export const hash = (number: number) => number.toString(16).padStart(64, '0')

/** The state that each call answered, or its error code, in order. */
export const states = (outcomes: Outcome[]) =>
  outcomes.map((outcome) => {
    if ('code' in outcome) return outcome.code
    const [answer] = Object.values(outcome.rows[0] ?? {}) as { state: string }[]
    return answer?.state ?? ''
  })

/** The distinct error codes, and `ok` for successes. */
export const codes = (outcomes: Outcome[]) =>
  [...new Set(outcomes.map((outcome) => ('code' in outcome ? outcome.code : 'ok')))].sort()

/** A colleague whom tests remove. */
export const leaver = { id: 'cccccccc-0000-4000-8000-000000000000', email: 'leaver@example.com' }

/** Calls on the same requests in one of the rounds. */
export type Mix = (round: number) => Promise<Promise<Outcome>[]>

/** The hash of the link that `store` makes for a request. */
export const linkOf = (id: string) => sha256(id)

/** Many staff members on a real PostgreSQL server for a file's tests, each with their own connection. */
export function colleaguesForTests(connections: number) {
  const database = serverForTests(connections)
  const colleagues = times(connections, (time) => {
    const id = (digit: string) => `${digit.repeat(8)}-0000-4000-8000-${String(time).padStart(12, '0')}`
    return { sub: id('a'), session_id: id('b'), email: `colleague${time}@example.com` }
  })
  beforeAll(async () => {
    for (const { sub, session_id, email } of colleagues) {
      await rows('insert into auth.users (id, email) values ($1, $2)', sub, email)
      await rows('insert into auth.sessions (id, user_id) values ($1, $2)', session_id, sub)
      await rows('select public.add_staff($1, $1)', email)
    }
  })
  const rows = (sql: string, ...values: unknown[]) => database.query(sql, ...values)
  const asService = (call: string, values: unknown[] = []) =>
    database.keep('service_role', `select ${call}`, values)
  const asColleague = (time: number, call: string, values: unknown[]) =>
    database.keep('authenticated', `select ${call}`, values, colleagues[time % connections])
  /** Rows of requests that no longer exist. */
  const orphans = () =>
    rows(`select submission_id from (
      select submission_id from private.tickets union all select submission_id from private.outbox
      union all select submission_id from private.receipts union all select submission_id from private.ticket_history
      union all select submission_id from private.links union all select submission_id from private.messages
      union all select submission_id from private.quotes union all select submission_id from private.search_index
    ) as parts where submission_id not in (select id from public."Form Sub")`)
  return {
    database,
    colleagues,
    rows,
    asService,
    asColleague,
    orphans,
    async addLeaver() {
      await rows(
        'insert into auth.users (id, email) values ($1, $2) on conflict do nothing',
        leaver.id,
        leaver.email,
      )
      await rows(`select public.add_staff($1, 'Leaver')`, leaver.email)
    },
    /** Plays every round of a mix, each without earlier requests: no call fails, and nothing is left of what was erased. */
    async play(mix: Mix) {
      const outcomes: Outcome[] = []
      for (const round of rounds) {
        await rows('truncate public."Form Sub" cascade')
        outcomes.push(...(await Promise.all(await mix(round))))
      }
      expect(codes(outcomes)).toEqual(['ok'])
      expect(await orphans()).toEqual([])
    },
    /** Stores a request with a link. @returns its id */
    async store(email: string, spam = false): Promise<string> {
      const request = { key: crypto.randomUUID(), form: form({ email }), spam }
      const [row] = await rows('select public.store_submission($1) as stored', request)
      const { id } = row?.stored as { id: string }
      await rows('insert into private.links (hash, submission_id) values ($1, $2)', linkOf(id), id)
      return id
    },
    /** Stores `count` requests, every `each`th of them from ada@example.com. @returns their ids */
    async fill(count: number, each: number, age = '0 days'): Promise<string[]> {
      const sql = `insert into public."Form Sub" (created_at, form_data)
        select now() - $3::interval, $1::jsonb || jsonb_build_object(
          'email', case when n % $2::integer = 0 then 'ada@example.com' else n || '@example.com' end, 'details', n::text)
        from generate_series(1, $4::integer) as n returning id`
      return (await rows(sql, form(), each, age, count)).map(({ id }) => String(id))
    },
    /** A link, and an answer of the first colleague with a quote that is due, for each. */
    async converse(ids: string[]) {
      await rows(
        `insert into private.links (hash, submission_id)
         select encode(sha256(convert_to(id::text, 'UTF8')), 'hex'), id from unnest($1::uuid[]) as id on conflict do nothing`,
        ids,
      )
      await rows(
        `insert into private.messages (submission_id, by_staff, by_name, body, state, at, out_at, quote, quote_ends)
         select id, $2, 'Dana', 'x', 'going', now(), now() - interval '1 second', $3, now() + interval '9 days'
         from unnest($1::uuid[]) as id`,
        ids,
        colleagues[0]?.sub,
        JSON.stringify(quote()),
      )
    },
    erase: (after = 0) =>
      asService(`public.erase_submissions('ada@example.com', true) from pg_sleep(${after})`),
    changeAll: (time: number, ids: string[], changes: object = { status: 'quoted', note: 'Called.' }) =>
      asColleague(time, 'public.update_tickets($1)', [JSON.stringify(ids.map((id) => ({ id, changes })))]),
  }
}
