import { deskNumbers } from './read-desk.ts'
import { orderOf } from './views.ts'
import { views } from './statuses.ts'

test('a view that only a newer database knows is left out, and spoils nothing else', () => {
  const counts = Object.fromEntries(views.map((view) => [view, 2]))
  const read = {
    me: '',
    counts: { ...counts, later: 3 },
    promised: 0,
    kept: 0,
    longest: null,
    won: 0,
    quoted: [],
  }
  expect(deskNumbers.parse(read)).toEqual({ ...read, counts })
})

test('the view of soon events begins with the next one, unless another order is chosen', () => {
  expect(orderOf({ view: 'soon', order: '' })).toBe('event')
  expect(orderOf({ view: 'soon', order: 'due' })).toBe('due')
  expect(orderOf({ view: '', order: '' })).toBe('due')
  expect(orderOf({ view: 'mine', order: 'newest' })).toBe('newest')
})

test('the views of all and of spam have one order, which the index serves', () => {
  for (const view of ['all', 'spam'] as const)
    for (const order of ['', 'due', 'event', 'newest'] as const)
      expect(orderOf({ view, order })).toBe('newest')
})
