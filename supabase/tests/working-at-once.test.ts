import type { Outcome } from './support/raw-database.ts'
import { form } from './support/upload.ts'
import { codes, colleaguesForTests, leaver, type Mix, states, times } from './support/colleagues.ts'

// Two dozen people work on the same requests while others are erased and colleagues removed, on a real PostgreSQL server.

const connections = 24

const staff = colleaguesForTests(connections)
beforeEach(() => staff.rows('truncate public."Form Sub" cascade'))

const change = (time: number, id: string, changes: object) =>
  staff.asColleague(time, 'public.update_ticket($1, $2)', [id, JSON.stringify(changes)])

test('no note is lost, and no ticket differs from its history, however many change it', async () => {
  // The same request from the same person would be one ticket with repeats.
  const ids = await Promise.all(times(5, (time) => staff.store(`ada${time}@example.com`)))
  const statuses = ['contacted', 'quoted', 'won', 'lost']
  const done = await Promise.all(
    times(600, (time) => {
      const owner = staff.colleagues[time % 7]?.sub
      const changes = [{ note: `note ${time}` }, { status: statuses[time % 4] }, { owner }][time % 3] ?? {}
      return change(time, ids[time % 5] ?? '', changes)
    }),
  )
  expect(codes(done)).toEqual(['ok'])
  const [notes] = await staff.rows(
    `select count(distinct value)::int as count from private.ticket_history where change = 'note'`,
  )
  expect(notes).toEqual({ count: 200 })
  const differing = await staff.rows(`
    select ticket.submission_id from private.tickets as ticket left join public.staff on staff.user_id = ticket.owner
    where ticket.status <> (select value from private.ticket_history as entry
        where entry.submission_id = ticket.submission_id and change = 'status' order by entry.id desc limit 1)
      or staff.name <> (select value from private.ticket_history as entry
        where entry.submission_id = ticket.submission_id and change = 'owner' order by entry.id desc limit 1)`)
  expect(differing).toEqual([])
})

test('a customer is erased while twelve people write notes on the same requests', async () => {
  const outcomes = { erased: [] as Outcome[], noted: [] as Outcome[] }
  for (const person of times(25, (number) => `person${number}@example.com`)) {
    const ids = await Promise.all(times(20, () => staff.store(person)))
    const note = (time: number) => change(time, ids[19 - time] ?? '', { note: 'Called.' })
    const erase = () => staff.asService('public.erase_submissions($1, true) as count', [person])
    const [erased, ...noted] = await Promise.all([erase(), ...times(12, note)])
    outcomes.erased.push(erased)
    outcomes.noted.push(...noted)
  }
  expect(codes(outcomes.erased)).toEqual(['ok'])
  expect(['PT404', 'ok']).toEqual(expect.arrayContaining(codes(outcomes.noted)))
  expect(await staff.rows('select id from public."Form Sub"')).toEqual([])
  expect(await staff.orphans()).toEqual([])
})

test('old requests go while flags are taken away, mails are sent, and new ones come in', async () => {
  const outcomes: Outcome[] = []
  for (const round of times(15, (number) => number)) {
    const ids = await Promise.all(times(20, () => staff.store('ada@example.com', true)))
    for (const table of ['public."Form Sub"', 'private.tickets'])
      await staff.rows(`update ${table} set created_at = now() - interval '3 years'`)
    const calls = [
      staff.asService(
        `public.purge_submissions(now() - interval '2 years', true, unanswered_too => true) as count`,
      ),
      ...times(12, (time) =>
        staff.asColleague(time, `public.update_ticket($1, '{"spam": false}')`, [ids[19 - time]]),
      ),
      ...times(4, () => staff.asService('public.claim_notification() as mail')),
      ...times(4, () =>
        staff.asService('public.store_submission($1) as stored', [
          { key: crypto.randomUUID(), form: form({ company: `${round}` }) },
        ]),
      ),
    ]
    outcomes.push(...(await Promise.all(calls)))
    expect(await staff.rows('select count(*)::int from public."Form Sub"')).toEqual([{ count: 4 }])
  }
  expect(['PT404', 'ok']).toEqual(expect.arrayContaining(codes(outcomes)))
  expect(await staff.orphans()).toEqual([])
})

test('one of two dozen saves in the same instant wins, and all others are asked', async () => {
  const id = await staff.store('ada@example.com')
  const statuses = ['contacted', 'quoted', 'won', 'lost']
  const answers = await Promise.all(
    times(connections, (time) =>
      staff.asColleague(time, 'public.update_ticket($1, $2, $3) as answer', [
        id,
        JSON.stringify({ status: statuses[time % 4], note: String(time) }),
        '{"status": "new"}',
      ]),
    ),
  )
  expect(codes(answers)).toEqual(['ok'])
  const outcomes = states(answers)
  const won = await staff.rows(`select value from private.ticket_history where change = 'status'`)
  // A call that wanted the winning value needs no question.
  const agreed = statuses.indexOf(String(won[0]?.value))
  expect(won).toHaveLength(1)
  expect(outcomes.filter((state, time) => time % 4 !== agreed && state !== 'conflict')).toEqual([])
  expect(outcomes.filter((state) => state === 'saved')).toHaveLength(connections / 4)
})

test('a note that is saved fifty times with one key, because answers were lost, is one note', async () => {
  const id = await staff.store('ada@example.com')
  const key = crypto.randomUUID()
  const other = crypto.randomUUID()
  const note = (time: number, of: string) =>
    staff.asColleague(time, 'public.update_ticket($1, $2, $3, $4) as answer', [
      id,
      '{"note": "Called.", "status": "quoted"}',
      '{"status": "new"}',
      of,
    ])
  const answers = await Promise.all(times(50, () => note(0, key)))
  expect(new Set(states(answers))).toEqual(new Set(['saved']))
  const notes = () => staff.rows(`select value from private.ticket_history where change = 'note'`)
  expect(await notes()).toHaveLength(1)
  await note(0, other)
  expect(await notes()).toHaveLength(2)
})

/** Calls on the same requests, none of which may fail. */
const mixes: [string, Mix][] = [
  [
    'one person is erased from a page that is changed',
    async (round) => {
      const ids = await staff.fill(25, 5)
      return [staff.changeAll(0, ids), staff.erase(round / 4000)]
    },
  ],
  [
    'a person of thirty requests is erased beside three pages that overlap',
    async () => {
      const ids = await staff.fill(60, 2)
      return [
        staff.erase(),
        ...times(3, (page) => staff.changeAll(page, ids.slice(10 * page, 10 * page + 40))),
      ]
    },
  ],
  [
    'one person is erased while two take away what is past',
    async () => {
      await staff.fill(40, 1)
      await staff.rows(
        `insert into private.artwork_usage select current_date - 9, id, 1 from public."Form Sub" order by id desc`,
      )
      return [staff.erase(), ...times(2, () => staff.asService('public.delete_unfinished_uploads()'))]
    },
  ],
  [
    'old ones go beside two changes of them',
    async () => {
      const ids = await staff.fill(40, 1, '3 years')
      const purge = `public.purge_submissions(now() - interval '2 years', true, 1000, true)`
      return [staff.asService(purge), ...times(2, (time) => staff.changeAll(time, ids))]
    },
  ],
  [
    'spam goes beside two that take its flags away',
    async () => {
      const ids = await staff.fill(40, 1, '3 months')
      await staff.rows('update private.tickets set spam = true')
      return [
        staff.asService('public.purge_spam(60)'),
        ...times(2, (time) => staff.changeAll(time, ids, { spam: false })),
      ]
    },
  ],
  [
    'the same chunks of two changes are sent twice, as their answers were lost, beside flagged ones that go for good',
    async () => {
      const ids = await staff.fill(80, 1)
      await staff.rows('update private.tickets set spam = true where submission_id = any ($1)', ids.slice(60))
      const keys = times(2, () => crypto.randomUUID())
      const send = (person: number) =>
        staff.asColleague(person, 'public.update_tickets($1, $2) as answer', [
          JSON.stringify(ids.toReversed().map((id) => ({ id, changes: { note: `By ${person}` } }))),
          keys[person],
        ])
      const calls = [0, 1, 0, 1].map(send)
      const spam = times(2, (time) => staff.asColleague(2 + time, 'public.delete_spam($1)', [ids.slice(50)]))
      const [first, second, again, too] = await Promise.all(calls)
      expect([again, too]).toEqual([first, second])
      const notes = await staff.rows(
        'select distinct submission_id, value, count(*)::int from private.ticket_history group by 1, 2',
      )
      expect(notes.filter(({ count }) => count !== 1)).toEqual([])
      return spam
    },
  ],
  [
    'a colleague is removed in the middle of a hand-over of all that is theirs, and of one to them',
    async (round) => {
      const ids = await staff.fill(60, 1)
      await staff.addLeaver()
      await staff.rows(
        'update private.tickets set owner = $1 where submission_id = any ($2)',
        leaver.id,
        ids.slice(30),
      )
      const hand = (person: number, owner: string | undefined, from: string[], shown: string) =>
        staff.asColleague(person, 'public.update_tickets($1, gen_random_uuid())', [
          JSON.stringify(from.map((id) => ({ id, changes: { owner }, shown: { owner: shown } }))),
        ])
      return [
        hand(round, staff.colleagues[7]?.sub, ids.slice(30), leaver.id),
        staff.asService('public.remove_staff($1)', [leaver.email]),
        hand(round + 1, leaver.id, ids.slice(0, 40), ''),
      ]
    },
  ],
  [
    'a colleague is removed while tickets are given to them and taken from them',
    async (round) => {
      const ids = await staff.fill(40, 1)
      await staff.addLeaver()
      await staff.rows('update private.tickets set owner = $1', leaver.id)
      const give = (time: number) =>
        staff.changeAll(4 * round + time, ids, { owner: time % 2 ? leaver.id : 'me', note: 'x' })
      return [give(0), give(1), staff.asService('public.remove_staff($1)', [leaver.email]), give(2), give(3)]
    },
  ],
]
test.each(mixes)('no call fails in any round: %s', (_, mix) => staff.play(mix))
