/** @jest-environment jsdom */
import { store, stored } from './stored.ts'

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

test('a text is kept until it is forgotten', () => {
  expect(stored('note')).toBe('')
  store('note', 'Blue, not red')
  expect(stored('note')).toBe('Blue, not red')
  store('note', '')
  expect(localStorage).toHaveLength(0)
})

test.each(['getItem', 'setItem', 'removeItem'] as const)(
  'a browser whose %s throws loses no page',
  (broken) => {
    jest.spyOn(Storage.prototype, broken).mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(() => [store('note', 'a'), store('note', '')]).not.toThrow()
    expect(stored('note')).toBe(broken === 'removeItem' ? 'a' : '')
  },
)
