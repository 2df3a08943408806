import type { Outcome } from './support/raw-database.ts'
import { form } from './support/upload.ts'
import { codes, colleaguesForTests, states, times } from './support/colleagues.ts'

// Two dozen people work on the same requests while others are erased, on a real PostgreSQL server.

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

test('who is to be erased is erased, while twelve people write notes on the same requests', async () => {
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

test('of two dozen saves in the same instant one wins and all others are asked', async () => {
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
