import { contentChanges } from '../../../build/content-changes.ts'
import { changesByWeek } from './changes.ts'

test('a change belongs to the week it fell into, and is named by what visitors see of it', () => {
  const changes: [string, string[]][] = [
    ['2026-11-16', ['home']],
    ['2026-11-15', ['printing', 'desk']],
    ['2026-11-10', ['home', 'printing']],
    ['2026-11-09', ['desk']],
    ['2026-11-08', ['home']],
    ['2026-11-01', ['desk']],
  ]
  const names = { home: 'Home page', printing: 'Printing', pages: 'Other pages' }
  expect(changesByWeek(['2026-10-26', '2026-11-02', '2026-11-09'], changes, names)).toEqual([
    { week: '2026-11-02', day: '2026-11-08', places: ['Home page'] },
    { week: '2026-11-09', day: '2026-11-10', places: ['Home page', 'Printing'] },
  ])
})

test('git’s history is read as days and parts of the content', () => {
  for (const [day, parts] of contentChanges()) {
    expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(parts.join('')).toMatch(/^[a-zA-Z-]+$/)
  }
})
