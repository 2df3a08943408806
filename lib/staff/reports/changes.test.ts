import { contentChanges } from '../../../build/content-changes.ts'
import { changesByWeek } from './changes.ts'

test('a change belongs to the week it fell into, from Monday to Sunday', () => {
  const changes: [string, string][] = [
    ['2026-11-16', 'next Monday'],
    ['2026-11-15', 'Sunday'],
    ['2026-11-10', 'third'],
    ['2026-11-10', 'second'],
    ['2026-11-09', 'Monday'],
    ['2026-11-08', 'the week before'],
  ]
  expect(changesByWeek(['2026-11-02', '2026-11-09'], changes)).toEqual([
    { week: '2026-11-02', day: '2026-11-08', texts: ['the week before'], more: 0 },
    { week: '2026-11-09', day: '2026-11-09', texts: ['Monday', 'second', 'third'], more: 1 },
  ])
})

test('git’s history is read as days and first lines', () => {
  for (const [day, text] of contentChanges()) {
    expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(text).not.toBe('')
  }
})
