import { leaver, type Mix, colleaguesForTests, times } from './support/colleagues.ts'

// Changes, erasures and removals of colleagues at once, on a real PostgreSQL server.

const staff = colleaguesForTests(24)

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
