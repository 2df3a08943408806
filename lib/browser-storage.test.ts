/** @jest-environment jsdom */
import { writeStored, readStored } from './browser-storage.ts'

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
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
