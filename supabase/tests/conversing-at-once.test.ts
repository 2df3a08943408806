import { reference } from '../../lib/leads/reference.ts'
import {
  codes,
  leaver,
  linkOf,
  type Mix,
  colleaguesForTests,
  rounds,
  states,
  times,
} from './support/colleagues.ts'
import { quote } from './support/conversation.ts'
import type { Outcome } from './support/raw-database.ts'

// Staff, visitors and mails work on the same conversations at once, on a real PostgreSQL server.

const staff = colleaguesForTests(24)
beforeEach(() => staff.rows('truncate public."Form Sub", private.rate_limits cascade'))

const everyDay = '{"zone":"UTC","days":[1,2,3,4,5,6,7],"from":"00:00","closed":""}'
const accepted = { number: 1, choice: 1, total: '4230.00', name: 'Priya', order: '' }
const sendQuote = `public.queue_answer($1, $2, '', $3, '{}', 'UTC') as answer`

test('one of twenty who answer at once is sent, and nineteen are asked', async () => {
  const id = await staff.store('ada@example.com')
  const send = (time: number, key: string) =>
    staff.asColleague(time, `public.queue_answer($1, $2, $3, null, '{}', $4) as answer`, [
      reference(id),
      key,
      'x',
      'UTC',
    ])
  const answers = await Promise.all(times(20, (time) => send(time, crypto.randomUUID())))
  expect(states(answers).sort()).toEqual([...Array<string>(19).fill('conflict'), 'going'])
  await staff.rows('truncate private.messages cascade')
  const key = crypto.randomUUID()
  expect(new Set(states(await Promise.all(times(50, () => send(0, key)))))).toEqual(new Set(['going']))
  expect(await staff.rows('select state from private.messages')).toEqual([{ state: 'going' }])
})

test('an answer goes out once, however many look; a quote is accepted once, whoever accepts', async () => {
  const ids = await Promise.all(times(10, (time) => staff.store(`ada${time}@example.com`)))
  await staff.rows('update private.outbox set attempts = 1')
  await Promise.all(
    ids.map((id, time) => staff.asColleague(time, sendQuote, [reference(id), crypto.randomUUID(), quote()])),
  )
  await staff.rows(`update private.messages set out_at = now() where state = 'going'`)
  const looks = await Promise.all([
    ...times(8, (time) => staff.asColleague(time, 'public.send_due_answers() as out', [])),
    ...times(8, () => staff.asService('public.claim_notification() as mail')),
    ...ids.map((id) => staff.asService('public.read_request($1) as page', [linkOf(id)])),
  ])
  expect(codes(looks)).toEqual(['ok'])
  const parts = [
    'messages',
    'quotes',
    `ticket_history where change = 'quote'`,
    `outbox where kind = 'answer'`,
  ]
  for (const part of parts)
    expect(await staff.rows(`select count(*)::int from private.${part}`)).toEqual([{ count: 10 }])
  const accept = (name: string) =>
    staff.asService('public.accept_quote($1, $2) as said', [linkOf(ids[0] ?? ''), { ...accepted, name }])
  const acceptances = await Promise.all(times(20, (time) => accept(`Priya ${time % 5}`)))
  expect(states(acceptances).sort()).toEqual([
    ...Array<string>(4).fill('accepted'),
    ...Array<string>(16).fill('taken'),
  ])
  for (const part of [
    `ticket_history where change = 'accepted'`,
    `outbox where kind = 'accepted' and recipient = 'sales'`,
  ])
    expect(await staff.rows(`select count(*)::int from private.${part}`)).toEqual([{ count: 1 }])
})

test('a message that fifty send with one key is one, and fifty wait at most', async () => {
  const id = await staff.store('ada@example.com')
  const write = (key: string) =>
    staff.asService('public.add_message($1, $2, $3, 1000000) as said', [
      linkOf(id),
      { key, body: key },
      'f0'.repeat(32),
    ])
  const key = crypto.randomUUID()
  expect(codes(await Promise.all(times(50, () => write(key))))).toEqual(['ok'])
  expect(await staff.rows('select body from private.messages')).toEqual([{ body: key }])
  const outcomes = await Promise.all(times(100, () => write(crypto.randomUUID())))
  expect(codes(outcomes)).toEqual(['PT429', 'ok'])
  // Fifty wait for an answer; one mail announces them.
  expect(outcomes.filter((one) => 'rows' in one)).toHaveLength(49)
  expect(await staff.rows('select count(*)::int from private.messages')).toEqual([{ count: 50 }])
  expect(await staff.rows(`select count(*)::int from private.outbox where kind = 'reply'`)).toEqual([
    { count: 1 },
  ])
})

const erasures: string[] = []
/** Calls on the same requests, none of which may fail. */
const mixes: [string, Mix][] = [
  [
    'one person is erased while five ask for news, which lets answers out, mails are claimed and tickets change',
    async (round) => {
      const ids = await staff.fill(30, 3)
      await staff.converse(ids)
      await staff.rows(`update private.readers set at = at - interval '2 minutes'`)
      const news = `public.poll_desk('{"zone": "UTC"}', now(), '', $1)`
      return [
        staff.erase(round / 8000),
        staff.changeAll(0, ids),
        ...times(5, (time) => staff.asColleague(time, news, [reference(ids[time % 2] ?? '')])),
        ...times(6, () => staff.asService('public.claim_notification()')),
      ]
    },
  ],
  [
    'one person is erased while mails to them are claimed, each with a new link',
    async (round) => {
      await staff.rows('truncate private.outbox')
      await staff.rows(
        `insert into private.outbox (submission_id, recipient) select id, 'visitor' from unnest($1::uuid[]) as id`,
        await staff.fill(30, 1),
      )
      return [staff.erase(round / 20_000), ...times(16, () => staff.asService('public.claim_notification()'))]
    },
  ],
  [
    'old ones go while their pages are read, written to, also by mail, reminded of, ended and accepted',
    async () => {
      const ids = await staff.fill(24, 2, '3 years')
      await staff.converse(ids)
      await staff.rows('select private.send_due_answers()')
      await staff.rows(`update private.messages set seen_at = null, at = now() - interval '9 days'`)
      await staff.rows(`update private.quotes set ends_at = now() + interval '1 day'`)
      const page = (call: string, place: number, ...more: unknown[]) =>
        staff.asService(`public.${call}`, [linkOf(ids[place] ?? ''), ...more])
      const message = () => [{ key: crypto.randomUUID(), body: 'x' }, linkOf(crypto.randomUUID())]
      return [
        staff.asService(`public.purge_submissions(now() - interval '2 years', true, 1000, true)`),
        ...times(4, (place) => page('read_request($1)', 4 * place)),
        ...times(4, (place) => page('add_message($1, $2, $3)', 5 * place, ...message())),
        ...times(4, (place) => page('take_mail($1, $2, $3)', 5 * place + 1, ...message())),
        ...times(4, (place) => staff.asService(`public.record_bounce($1, 'a@x.com')`, [ids[5 * place + 1]])),
        ...times(2, () => staff.asService(`public.enqueue_reminders('${everyDay}')`)),
        ...times(4, (place) => page('mark_answers_seen($1)', 3 * place)),
        ...times(3, (place) => page('end_links($1)', 23 - place)),
        ...times(4, (place) => page('accept_quote($1, $2)', 2 * place, accepted)),
      ]
    },
  ],
  [
    'a manager erases a customer beside answers that go out, messages to it and two changes of many',
    async () => {
      const ids = await staff.fill(30, 3)
      await staff.converse(ids)
      const manager = staff.colleagues[6]
      await staff.rows(`select public.set_staff_role($1, 'manager')`, manager?.email)
      const of = reference(ids[2] ?? '')
      const write = (place: number) =>
        staff.asService('public.add_message($1, $2, $3, 1000000)', [
          linkOf(ids[3 * place + 2] ?? ''),
          { key: crypto.randomUUID(), body: 'x' },
          'f0'.repeat(32),
        ])
      return [
        erase(of),
        staff.changeAll(0, ids),
        staff.changeAll(1, ids.toReversed()),
        ...times(4, write),
        ...times(2, (time) => staff.asColleague(2 + time, 'public.send_due_answers()', [])),
      ]
    },
  ],
  [
    'a colleague is removed whose answers go out, are seen and are written about',
    async () => {
      const ids = await staff.fill(20, 2)
      await staff.addLeaver()
      await staff.converse(ids)
      await staff.rows(`update private.messages set by_staff = '${leaver.id}', by_name = 'Leaver'`)
      await staff.rows(
        `insert into private.messages (submission_id, by_staff, by_name, body) select id, '${leaver.id}', 'Leaver', 'x' from public."Form Sub" order by id desc`,
      )
      return [
        staff.asService('public.remove_staff($1)', [leaver.email]),
        staff.erase(),
        staff.changeAll(1, ids),
        ...times(2, (time) => staff.asColleague(time, 'public.send_due_answers()', [])),
        ...times(6, (place) =>
          staff.asService('public.mark_answers_seen($1)', [linkOf(ids[3 * place] ?? '')]),
        ),
        ...times(3, () => staff.asService('public.claim_notification()')),
      ]
    },
  ],
  [
    'files of answers begin and go while answers leave, come back to newer drafts and are erased',
    async (round) => {
      await staff.converse(await staff.fill(18, 3))
      for (const insert of [
        `messages (submission_id, by_staff, body, state) select submission_id, by_staff, 'y', 'draft'`,
        `links (hash, submission_id, message_id, made_by) select private.token_hash(id::text), submission_id, id, 'answer'`,
        `artwork (submission_id, message_id, name, kind) select submission_id, id, 'a', 'pdf'`,
      ])
        await staff.rows(`insert into private.${insert} from private.messages`)
      const files = await staff.rows(
        'select id, message_id from private.artwork order by submission_id limit 16',
      )
      const another = { name: 'b', bytes: 9, sha256: linkOf('b'), kind: 'pdf' }
      return [
        staff.erase(round / 8000),
        ...files.flatMap(({ id, message_id: answer }) => [
          staff.asService('public.begin_artwork($1, $2, $1)', [linkOf(String(answer)), another]),
          staff.asColleague(0, 'public.take_back_answer($1)', [answer]),
          staff.asService('public.remove_artwork($1, $2)', [linkOf(String(answer)), id]),
        ]),
        ...times(2, () => staff.asColleague(1, 'public.send_due_answers()', [])),
      ]
    },
  ],
]
/** Erases as a manager does: if a concurrent change altered the count, it counts again. */
async function erase(of: string): Promise<Outcome> {
  const counted = await staff.asColleague(6, 'public.count_customer($1) as answer', [of])
  if (!('rows' in counted)) return counted
  const { seen } = counted.rows[0]?.answer as { seen: object }
  const call = `public.erase_customer($1, '{}', $2) as answer`
  const outcome = await staff.asColleague(6, call, [of, JSON.stringify(seen)])
  if (!('rows' in outcome)) return outcome
  const { state } = outcome.rows[0]?.answer as { state: string }
  erasures.push(state)
  return state === 'changed' ? erase(of) : outcome
}
test.each(mixes)('no call fails in any round: %s', (_, mix) => staff.play(mix))

test('each customer was erased once, after any number of conflicts', () => {
  const ended = erasures.filter((state) => state !== 'changed')
  expect(ended).toEqual(rounds.map(() => 'erased'))
})
