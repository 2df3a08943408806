import { redactPath } from './redact-path.ts'

test.each([
  ['/printing/old', '/printing/old'],
  ['/products/contact/', '/products/contact/'],
  // A broken link can be found, a person's own words cannot.
  ['/spring-offer-2026', '/spring-offer-2026'],
  [`/${'aB3'.repeat(15)}`, '/…'],
  ['/305-555-0142', '/…'],
  ['/jane%20doe', '/…'],
  ['/call/+1-305-555-0142', '/call/…'],
  ['/u/amara@northbeam.example', '/u/…'],
  ['/x\n500 forged line', '/…'],
  ['/__proto__/constructor', '/…/constructor'],
  [`/${'a/'.repeat(500)}`, '/a/a/a/a/a/a'],
  [`/${`${'a'.repeat(40)}/`.repeat(6)}`, `/${`${'a'.repeat(40)}/`.repeat(6)}`.slice(0, 100)],
])('%j is logged as %s', (path, logged) => {
  expect(redactPath(path)).toBe(logged)
})
