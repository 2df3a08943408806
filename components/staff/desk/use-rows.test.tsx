/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import type { Row } from '../../../lib/staff/desk/row.ts'
import { storeNewCount, useChoice, useRows } from './use-rows.ts'

const row = (id: string, more: Partial<Row> = {}): Row => ({
  id,
  key: id,
  name: id,
  due: '2027-03-01T12:00:00Z',
  status: 'new',
  reference: `KL-${id}`,
  ...more,
})
const first = [row('a', { owed: true }), row('b', { owed: true }), row('c', { owed: true })]

test('A colleague’s changes are marked until the row is seen, the reader’s own never', () => {
  const { result } = renderHook(() => useRows(first, 'unanswered', 'me'))
  const stored = [
    row('a', { owed: true, status: 'won' }),
    row('b', { owed: true, status: 'won', owner: 'you' }),
    first[2]!,
  ]
  act(() => result.current.put(stored, ['a']))
  expect([...result.current.changed]).toEqual([
    ['a', []],
    ['b', ['owner', 'status']],
    ['c', []],
  ])
  act(() => result.current.put([...stored.slice(0, 2), row('c', { owed: true, value: '$5' })], []))
  expect(result.current.changed.get('b')).toEqual(['owner', 'status'])
  expect(result.current.changed.get('c')).toEqual(['subject'])
  act(() => void result.current.see('b'))
  expect(result.current.changed.get('b')).toEqual([])
})

test('Rows are chosen one by one or as a range, and those of other pages stay', () => {
  const { result, rerender } = renderHook(({ rows }) => useChoice(rows, first), {
    initialProps: { rows: first },
  })
  const ids = () => result.current.all.map(({ id }) => id)
  act(() => result.current.choose('a', false))
  act(() => result.current.choose('c', true))
  expect(ids()).toEqual(['a', 'b', 'c'])
  act(() => result.current.choose('b', false))
  expect(ids()).toEqual(['a', 'c'])
  act(() => result.current.chooseAll())
  expect(result.current.chosen).toEqual(first)
  act(() => result.current.chooseThese([row('z'), first[0]!]))
  const won = row('a', { status: 'won' })
  rerender({ rows: [won, first[1]!] })
  expect(result.current.all).toEqual([row('z'), won])
  // A row that has gone from this page is no longer chosen.
  rerender({ rows: [first[1]!] })
  expect(ids()).toEqual(['z'])
  act(() => result.current.chooseThese([]))
  expect(ids()).toEqual([])
})

test('New rows are shown, though unmarked, where the browser’s storage is full', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => storeNewCount(2)).not.toThrow()
})
