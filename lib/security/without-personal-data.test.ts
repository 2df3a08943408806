/** @jest-environment node */
import { withoutPersonalData } from './without-personal-data.ts'

test.each([
  ['/nope', '/nope'],
  ['/old/page.html', '/old/page.html'],
  ['/u/amara@northbeam.example', '/u/…'],
  ['/u/amara%40northbeam.example', '/u/…'],
  ['/call/13055550142', '/call/…'],
  ['/x\n500 forged line', '/…'],
  [`/${'a'.repeat(500)}`, '/…'],
])('%j is logged as %s', (path, logged) => {
  expect(withoutPersonalData(path)).toBe(logged)
})
