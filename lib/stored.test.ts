/** @jest-environment jsdom */
import { writeStored, readStored } from './stored.ts'

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

test('a text is kept until it is forgotten', () => {
  expect(readStored('note')).toBe('')
  writeStored('note', 'Blue, not red')
  expect(readStored('note')).toBe('Blue, not red')
  writeStored('note', '')
  expect(localStorage).toHaveLength(0)
})

test.each(['getItem', 'setItem', 'removeItem'] as const)(
  'a browser whose %s throws loses no page',
  (broken) => {
    jest.spyOn(Storage.prototype, broken).mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(() => [writeStored('note', 'a'), writeStored('note', '')]).not.toThrow()
    expect(readStored('note')).toBe(broken === 'removeItem' ? 'a' : '')
  },
)
