import { reference } from '../../lib/leads/reference.ts'
import { codes, leaver, linkOf, colleaguesForTests, rounds, states, times } from './support/colleagues.ts'
import type { Outcome } from './support/raw-database.ts'

// Quotes are accepted, recorded, withdrawn and cancelled, proofs approved and deliveries moved, while their senders are removed
// and requests erased, on a real PostgreSQL server.

const staff = colleaguesForTests(24)

/** Requests with open quotes, whose owner is about to leave. */
async function quoted(count: number, age = '0 days'): Promise<string[]> {
  await staff.rows('truncate public."Form Sub" cascade')
  const ids = await staff.fill(count, 4, age)
  await staff.addLeaver()
  await staff.converse(ids)
  await staff.rows(`update private.messages set by_staff = '${leaver.id}', by_name = 'Leaver'`)
  await staff.rows('select private.send_due_answers()')
  await staff.rows(`update private.tickets set owner = '${leaver.id}'`)
  await prove()
  return ids
}
/** Adds a proof to each answer; one that has left is version 1. */
const prove = () =>
  staff.rows(
    `insert into private.artwork (submission_id, message_id, name, bytes, sha256, kind, state, arrived_at, expires_at, proof, version)
     select submission_id, id, state, 9, repeat('a', 64), 'pdf', 'arrived', now(), null, '{}', case state when 'sent' then 1 end
     from private.messages as message where by_staff is not null
     and not exists (select from private.artwork where message_id = message.id)`,
  )
const approve = (id = '', version = 1, name = 'Priya') =>
  staff.asService('public.approve_proof($1, $2) as said', [
    linkOf(id),
    { version, sha256: 'a'.repeat(64), name },
  ])
const terms = { number: 1, choice: 1, total: '4230.00', name: 'Priya', order: '' }
const accept = (id = '') => staff.asService('public.accept_quote($1, $2) as said', [linkOf(id), terms])
const record = (time: number, id = '') =>
  staff.asColleague(time, 'public.record_acceptance($1, $2) as said', [reference(id), JSON.stringify(terms)])
const withdraw = (time: number, id = '') =>
  staff.asColleague(time, 'public.withdraw_quote($1, 1) as said', [reference(id)])
const move = (time: number, id = '') =>
  staff.asColleague(time, 'public.move_delivery($1, current_date + 9, $2, null) as said', [
    reference(id),
    'Late',
  ])
const remove = () => staff.asService('public.remove_staff($1)', [leaver.email])
const end = (time: number, ids: string[]) => staff.changeAll(time, ids, { status: 'lost', ends: true })

/** None of these calls may fail; calls on a request that is gone meanwhile report so. */
const mixes: [string, (ids: string[]) => Promise<Outcome>[]][] = [
  [
    'a colleague is removed beside acceptances of their quotes',
    (ids) => [remove(), ...times(8, (place) => accept(ids[2 * place]))],
  ],
  [
    'a colleague is removed beside withdrawals of their quotes',
    (ids) => [remove(), ...times(8, (place) => withdraw(place, ids[2 * place]))],
  ],
  [
    'a colleague is removed beside all of it, and more quotes that go out',
    (ids) => [
      remove(),
      ...times(4, (place) => accept(ids[place])),
      ...times(4, (place) => record(place, ids[place + 2])),
      ...times(4, (place) => withdraw(4 + place, ids[place + 4])),
      ...times(6, (place) => approve(ids[place])),
      ...times(3, (place) => move(place, ids[place + 1])),
      end(8, ids.slice(0, 9)),
      end(9, ids.toReversed()),
      ...times(3, (time) => staff.asColleague(10 + time, 'public.send_due_answers()', [])),
      ...times(3, () => staff.asService('public.claim_notification()')),
    ],
  ],
  [
    'one person is erased beside all of it',
    (ids) => [
      staff.erase(),
      ...times(6, (place) => accept(ids[place])),
      ...times(6, (place) => record(place, ids[place + 3])),
      ...times(6, (place) => withdraw(6 + place, ids[place + 6])),
      ...times(4, (place) => move(place, ids[place])),
      ...times(6, (place) => approve(ids[place])),
      end(12, ids),
    ],
  ],
  [
    'old ones and what is flagged go beside all of it',
    (ids) => [
      staff.asService(`public.purge_submissions(now() - interval '2 years', true, 1000, true)`),
      staff.asService('public.purge_spam(60)'),
      ...times(6, (place) => accept(ids[2 * place])),
      ...times(6, (place) => record(place, ids[2 * place + 1])),
      ...times(6, (place) => withdraw(6 + place, ids[place + 6])),
      ...times(3, (place) => move(place, ids[2 * place])),
      ...times(6, (place) => approve(ids[2 * place])),
      end(12, ids),
    ],
  ],
]

test.each(mixes)('no call fails in any round: %s', async (_, mix) => {
  const outcomes: Outcome[] = []
  for (const round of rounds) {
    const ids = await quoted(18, round % 2 ? '3 years' : '0 days')
    if (round % 3 === 0) await staff.rows('update private.tickets set spam = true')
    // Some quotes are sent meanwhile.
    await staff.converse(ids.slice(12))
    await staff.rows(
      `update private.messages set by_staff = '${leaver.id}', key = gen_random_uuid() where state = 'going'`,
    )
    outcomes.push(...(await Promise.all(mix(ids))))
  }
  expect(codes(outcomes).filter((code) => code !== 'PT404')).toEqual(['ok'])
  expect(await staff.orphans()).toEqual([])
  // A ticket is won exactly when it has an order.
  const torn = `select status from private.tickets as ticket
    where (status = 'won') <> exists (select from private.quotes_in(array[submission_id]) where state = 'accepted')`
  expect(await staff.rows(torn)).toEqual([])
})

test('a proof that leaves replaces the one that twenty approve; one name approves it', async () => {
  const [id = ''] = await quoted(1)
  await staff.rows('update private.messages set by_staff = $1', staff.colleagues[0]?.sub)
  await staff.converse([id])
  await staff.rows('update private.messages set shown = array(select id::text from private.messages)')
  await prove()
  const approveAs = (version: number) => (time: number) => approve(id, version, `Priya ${time % 5}`)
  expect(new Set(states(await Promise.all(times(20, approveAs(1)))))).toEqual(new Set(['replaced']))
  expect(states(await Promise.all(times(20, approveAs(2)))).sort()).toEqual([
    ...Array<string>(4).fill('approved'),
    ...Array<string>(16).fill('taken'),
  ])
  const kept = `select version from private.artwork where approved_at is not null union all
    select value::integer from private.ticket_history where change = 'approved'`
  expect(await staff.rows(kept)).toEqual([{ version: 2 }, { version: 2 }])
})
