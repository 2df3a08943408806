import { reference } from '../../lib/leads/reference.ts'
import { views } from '../../lib/staff/desk/statuses.ts'
import { day, deskForTests, zone } from './support/desk.ts'
import { people } from './support/raw-database.ts'

// The desk's views, and what their rows say.

const { database, cardNames, store, answer, list, names, save } = deskForTests()
beforeEach(() => database.query('truncate public."Form Sub" cascade'))

test('each view has its own tickets, and flagged ones are nowhere else', async () => {
  const mine = await store({ firstName: 'Mine', email: '1@x.com' }, 3)
  await store({ firstName: 'Nobody', email: '2@x.com' }, 2)
  await store({ firstName: 'Soon', email: '3@x.com', eventDate: day(3) }, 1)
  await store({ firstName: 'Flagged', email: '4@x.com', eventDate: day(3) }, 1, true)
  const waits = await store({ firstName: 'Waits', email: '5@x.com' }, 4)
  const won = await store({ firstName: 'Won', email: '6@x.com' }, 5)
  await save(mine, { owner: 'me' })
  await save(waits, { remind: new Date(Date.now() + 86_400_000).toISOString() })
  await save(won, { status: 'won' })
  expect(await names({})).toEqual(['Mine', 'Nobody', 'Soon'])
  expect(await names({ view: 'mine' })).toEqual(['Mine'])
  expect(await names({ view: 'nobody' })).toEqual(['Nobody', 'Soon'])
  expect(await names({ view: 'soon' })).toEqual(['Soon'])
  expect(await names({ view: 'waiting' })).toEqual(['Waits'])
  expect(await names({ view: 'spam' })).toEqual(['Flagged'])
  expect(await names({ view: 'all', order: 'newest' })).toEqual(['Soon', 'Nobody', 'Mine', 'Waits', 'Won'])
  expect(await answer('public.desk_numbers($3)', [zone])).toMatchObject({
    me: people.staff.sub,
    counts: { unanswered: 3, mine: 1, nobody: 2, soon: 1, waiting: 1, spam: 1, all: 5 },
    won: 1,
  })
  await database.query(
    `update private.tickets set remind_at = now() - interval '1 minute' where submission_id = $1`,
    waits,
  )
  expect(await names({})).toContain('Waits')
})

test('filters by owner, nobody and open; an owner who is not staff filters nothing', async () => {
  const mine = await store({ firstName: 'Mine', email: '1@x.com' }, 4)
  const won = await store({ firstName: 'Won', email: '2@x.com' }, 3)
  const late = await store({ firstName: 'Late', email: '3@x.com' }, 2)
  await store({ firstName: 'Nobody', email: '4@x.com' }, 1)
  await save(mine, { owner: 'me', status: 'quoted' })
  await save(won, { owner: 'me', status: 'won' })
  await save(late, { owner: people.late.sub })
  const found = (filter: object) => names({ view: 'all', ...filter })
  const owner = people.staff.sub
  expect(await found({ owner })).toEqual(['Mine', 'Won'])
  expect(await found({ owner, status: 'open' })).toEqual(['Mine'])
  expect(await found({ owner: 'nobody' })).toEqual(['Nobody'])
  expect(await found({ owner: people.late.sub, view: '' })).toEqual(['Late'])
  for (const unknown of [people.stranger.sub, 'x', `' or true --`])
    expect(await found({ owner: unknown })).toHaveLength(4)
  const counted = await answer('public.count_tickets($3)', [{ view: 'all', zone, owner, status: 'open' }])
  expect(counted).toBe(1)
  // The download uses this filter.
  const filter = { view: 'all', order: 'newest', zone, owner }
  expect(await cardNames(filter)).toEqual(['Won', 'Mine'])
})

test('by event the next one is first, and past ones and none are last', async () => {
  for (const [name, days] of [
    ['Past', -3],
    ['Later', 40],
    ['Next', 1],
    ['None', null],
  ] as const)
    await store({ firstName: name, email: `${name}@x.com`, eventDate: days === null ? '' : day(days) })
  expect((await names({ order: 'event' })).slice(0, 2)).toEqual(['Next', 'Later'])
  for (const order of ['due', 'event', 'newest']) {
    const whole = await list({ order })
    const first = await list({ order }, ', page_size => 3')
    const key = `, '${first[2]?.key}', '${first[2]?.id}'`
    const rest = await list({ order }, `${key}, page_size => 3`)
    expect([...first, ...rest]).toEqual(whole)
    expect(await list({ order }, `, '${rest[0]?.key}', '${rest[0]?.id}', true, 3`)).toEqual(first)
  }
})

test('promises due this week are counted, and how many of them were kept', async () => {
  const promise = (id: string, columns: string) =>
    database.query(`update private.tickets set ${columns} where submission_id = $1`, id)
  const late = await store({ email: '1@x.com' })
  await promise(late, `promised_at = now() - interval '1 second'`)
  const kept = await store({ email: '2@x.com' })
  await promise(kept, `promised_at = now() - interval '1 second', answered_at = now() - interval '1 hour'`)
  await promise(await store({ email: '3@x.com' }), `promised_at = now() + interval '1 hour'`)
  await store({ email: '4@x.com' }, 1)
  const unpromised = `created_at = now() - interval '24 hours 1 second', answered_at = now() - interval '1 hour'`
  await promise(await store({ email: '5@x.com' }), unpromised)
  await promise(await store({ email: '6@x.com' }, 24 * 9), `answered_at = now()`)
  expect(await answer('public.desk_numbers($3)', [zone])).toMatchObject({ promised: 3, kept: 2 })
})

test('a row has the event’s day and the words, and says when it is a rush', async () => {
  const details = 'Bags  for\nthe fair\nTimeline: any'
  const more = { kind: 'quick-quote', facts: { typed: 18, eventType: 'other', timeline: 'rush' } }
  await store({ details, eventDate: '2027-02-30' }, 2, false, more)
  await store({ details: 'Bags\nTimeline: Rush (1-3 days)', eventDate: '2027-02-28' }, 1)
  const rows = await list({ order: 'due' })
  expect(rows[0]).toMatchObject({
    kind: 'quick-quote',
    event_type: 'other',
    words: 'Bags for the fair',
    rush: true,
  })
  expect(rows[0]).not.toHaveProperty('event')
  expect(rows[1]).toMatchObject({ event: '2027-02-28', words: 'Bags Timeline: Rush (1-3 days)' })
  expect(rows[1]).not.toHaveProperty('rush')
  expect(rows[1]).not.toHaveProperty('kind')
})

test('a row without typed words shows the need or the goods', async () => {
  const goods = ['Tumbler', 'Mug', 'Cap'].map((product) => ({ product, id: '', quantity: '' }))
  const factsByPlace = [{ need: 'Tote bags', goods }, { goods: goods.slice(0, 1) }, { goods }, {}]
  for (const [place, facts] of factsByPlace.entries())
    await store({ details: 'Quote request for:', email: `${place}@x.com` }, 4 - place, false, {
      kind: 'quote',
      facts: { typed: 0, ...facts },
    })
  const rows = (await list({})) as { words?: string }[]
  expect(rows.map(({ words }) => words)).toEqual(['Tote bags', 'Tumbler', 'Tumbler + 2', undefined])
})

test('the same form sent again while nobody has answered is one row', async () => {
  const id = await store({}, 2)
  await store({}, 1)
  await store({ quantity: '9' }, 1)
  expect((await list({})).map((row) => (row as { times?: number }).times ?? 1)).toEqual([2, 1])
  await save(id, { status: 'contacted' })
  await store({})
  expect(await list({})).toHaveLength(2)
})

test('a pasted reference is found in every view, and what was chosen stays so', async () => {
  const id = await store({ firstName: 'Ada' })
  await store({ firstName: 'Ben', email: 'ben@x.com' })
  await save(id, { spam: true })
  for (const view of ['', 'mine', 'nobody', 'soon', 'waiting', 'spam', 'all'])
    for (const filter of [{ search: `Ticket ${reference(id)}` }, { ids: id }])
      expect([view, await names({ view, ...filter })]).toEqual([view, ['Ada']])
})

test('a search counts its results in each view', async () => {
  const mine = await store({ firstName: 'Mine', company: 'Acme', email: '1@x.com' })
  const won = await store({ firstName: 'Won', company: 'Acme', email: '2@x.com', eventDate: day(3) })
  const flagged = await store({ firstName: 'Flagged', company: 'Acme', email: '3@x.com' }, 0, true)
  const waits = await store({ firstName: 'Waits', company: 'Acme', email: '4@x.com', eventDate: day(3) })
  await store({ firstName: 'Soon', company: 'Acme', email: '5@x.com', eventDate: day(3) })
  await store({ firstName: 'Elsewhere', company: 'Other', email: '6@x.com' })
  await save(mine, { owner: 'me' })
  await save(won, { status: 'won' })
  await save(waits, { remind: new Date(Date.now() + 86_400_000).toISOString() })
  const found = (filter: object) => answer('public.count_found($3)', [{ zone, view: 'mine', ...filter }])
  const none = Object.fromEntries(views.map((view) => [view, 0]))
  const counts = {
    ...none,
    unanswered: 2,
    mine: 1,
    nobody: 1,
    proof: 1,
    soon: 1,
    waiting: 1,
    spam: 1,
    all: 4,
  }
  expect(await found({ search: 'acme' })).toEqual(counts)
  expect(await found({ search: 'acme', status: 'won' })).toEqual({ ...none, proof: 1, all: 1 })
  expect(await found({ search: reference(flagged) })).toEqual({ ...none, spam: 1 })
  expect(await found({ search: 'nothing' })).toEqual(none)
  // Each view's count equals the rows it shows.
  for (const [view, count] of Object.entries(counts))
    expect([view, (await names({ view, search: 'acme' })).length]).toEqual([view, count])
})

test('the news say how many the open view holds, with its filter and without', async () => {
  await store({ firstName: 'First', email: '1@x.com' })
  const won = await store({ firstName: 'Second', email: '2@x.com' })
  const news = (filter: object) =>
    answer('public.poll_desk($3, $4, $5, $6)', [{ zone, ...filter }, new Date().toISOString(), won, ''])
  expect(await news({})).toMatchObject({ count: 2, fresh: 0 })
  await save(won, { status: 'won' })
  expect(await news({ at: '26' })).toMatchObject({ count: 1, rows: [{ status: 'won' }] })
  expect(await news({ view: 'all', order: 'newest' })).toMatchObject({ count: 2 })
  expect(await news({ view: 'all', search: 'second' })).toMatchObject({ count: 1 })
  expect(await news({ view: 'all', status: 'won' })).toMatchObject({ count: 1 })
})

test('a whole view is chosen to its last page; nothing with an owner who is not staff', async () => {
  const ids: string[] = []
  for (const email of ['1@x.com', '2@x.com', '3@x.com']) ids.push(await store({ email }))
  await save(ids[0] ?? '', { owner: 'me', status: 'quoted' })
  await save(ids[1] ?? '', { spam: true })
  const choose = (filter: object) => answer('public.choose_tickets($3)', [{ zone, view: 'all', ...filter }])
  const owner = people.staff.sub
  expect(await choose({})).toHaveLength(2)
  expect(await choose({ owner, status: 'open' })).toEqual([{ id: ids[0], owner, status: 'quoted' }])
  expect(await choose({ view: 'spam' })).toEqual([{ id: ids[1], status: 'new', spam: true }])
  expect(await choose({ owner: people.stranger.sub })).toEqual([])
})
