/** @jest-environment node */
import { withoutPersonalData } from './without-personal-data.ts'

test.each([
  ['/printing/old', '/printing/…'],
  ['/products/contact/', '/products/contact/'],
  ['/jane-doe', '/…'],
  ['/call/+1-305-555-0142', '/…/…'],
  ['/u/amara@northbeam.example', '/…/…'],
  ['/x\n500 forged line', '/…'],
  ['/__proto__/constructor', '/…/…'],
  [`/${'a/'.repeat(500)}`, '/…/…/…/…/…/…'],
])('%j is logged as %s', (path, logged) => {
  expect(withoutPersonalData(path)).toBe(logged)
})
