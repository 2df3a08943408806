import { readFileSync } from 'node:fs'
import { firstMigration } from '../../../supabase/write-first-migration.ts'
import { mailWords, mailWordsFile } from '../../content/mail-words.ts'
import { sourcesWords } from '../../content/sources.ts'
import { orderSteps } from '../../request/order-steps.ts'
import { readListState } from '../list-state.ts'
import released from './released-ids.json' with { type: 'json' }
import { storedRow } from './row.ts'
import { statusAfter, statuses, views } from './statuses.ts'

const schema = (name: string) => readFileSync(`supabase/schemas/${name}.sql`, 'utf8')
const listed = (ids: readonly string[]) => ids.map((id) => `'${id}'`).join(', ')

test('the database has a condition for each view, and counts each', () => {
  const [, conditions = ''] = /return case view\n(.*?)\n  end;/s.exec(schema('desk_views')) ?? []
  for (const view of views)
    // Unanswered is the remaining case.
    if (view !== 'unanswered') expect(conditions).toContain(`when '${view}' then`)
  for (const file of ['desk_views', 'desk_numbers'])
    expect(schema(file)).toContain(`array[${listed(views)}]) as view`)
})

test('the database takes each status, and no other', () => {
  expect(schema('tickets')).toContain(`check (status in (${listed(statuses)}))`)
})

test('an answer sets the status that the composer says before it goes', () => {
  expect(schema('send_answers')).toContain(`next_status := case
      when ticket.status <> 'won' and next_number is not null then 'quoted'
      when ticket.status = 'new' then 'contacted'
      else ticket.status`)
  expect(statuses.map((one) => statusAfter(one, true))).toEqual([
    'quoted',
    'quoted',
    'quoted',
    'won',
    'quoted',
  ])
  const [, ...rest] = statuses
  expect(statuses.map((one) => statusAfter(one, false))).toEqual(['contacted', ...rest])
})

test('the database has the steps of an order in their order', () => {
  expect(schema('tickets')).toContain(`check (order_step in (${listed(orderSteps)}))`)
  expect(schema('order_steps')).toContain(`array_position('{${orderSteps.join(',')}}', step)`)
})

test('the migration is what the schemas say; else: npm run fix', () => {
  expect(readFileSync('supabase/migrations/20261122000000_first.sql', 'utf8') === firstMigration()).toBe(true)
})

test('the words of the mails are those of content; else: npm run fix', () => {
  expect(readFileSync(mailWordsFile, 'utf8') === mailWords()).toBe(true)
})

test('the database knows each filter that the list sends', () => {
  const sql = ['filter', 'list', 'search_query', 'desk_views', 'ticket_row'].map(schema).join('\n')
  const elsewhere = ['show', 'ticket', 'after', 'before', 'at', 'event']
  const sent = [
    'eventType',
    'zone',
    ...Object.keys(readListState({})).filter((key) => !elsewhere.includes(key)),
  ]
  expect(sent.filter((key) => !sql.includes(`filter ->> '${key}'`))).toEqual([])
})

test('an id that was ever released stays: requests, histories and saved links have it', () => {
  const now = {
    statuses,
    views,
    filters: Object.keys(readListState({})),
    openers: Object.keys(sourcesWords().openers),
    steps: /order_step in \(([^)]*)/.exec(schema('tickets'))![1]!.match(/(?<=')\w+(?=')/g),
    changes: /change text not null check \(change in \(([^)]*)/
      .exec(schema('tickets'))![1]!
      .match(/(?<=')\w[\w ]*(?=')/g),
  }
  for (const [list, ids] of Object.entries(released))
    expect(now[list as keyof typeof now]).toEqual(expect.arrayContaining(ids))
})

test('a status that only a newer database knows spoils nothing else', () => {
  const row = { id: 'a', key: '1', name: 'Amara', due: '2026-11-25' }
  expect(storedRow.parse({ ...row, status: 'later' })).toEqual({ ...row, status: 'new' })
})
