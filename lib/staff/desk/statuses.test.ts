/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { firstMigration } from '../../../supabase/write-first-migration.ts'
import { storedRow } from './row.ts'
import { statuses, views } from './statuses.ts'

const schema = (name: string) => readFileSync(`supabase/schemas/${name}.sql`, 'utf8')
const listed = (ids: readonly string[]) => ids.map((id) => `'${id}'`).join(', ')

test('the database has a condition for each view, and counts each', () => {
  const [, conditions = ''] = /return case view\n(.*?)\n  end;/s.exec(schema('workplace')) ?? []
  for (const view of views)
    // Those who wait for an answer are what is left.
    if (view !== 'unanswered') expect(conditions).toContain(`when '${view}' then`)
  for (const file of ['workplace', 'workplace_numbers'])
    expect(schema(file)).toContain(`array[${listed(views)}]) as view`)
})

test('the database takes each status, and no other', () => {
  expect(schema('tickets')).toContain(`check (status in (${listed(statuses)}))`)
})

test('the migration is what the schemas say; else: npm run fix', () => {
  expect(readFileSync('supabase/migrations/20261122000000_first.sql', 'utf8') === firstMigration()).toBe(true)
})

test('a status that only a newer database knows takes nothing else along', () => {
  const row = { id: 'a', key: '1', name: 'Amara', due: '2026-11-25' }
  expect(storedRow.parse({ ...row, status: 'later' })).toEqual({ ...row, status: 'new' })
})
