import { nextPath } from './next-path.ts'

test.each([
  '/form-submissions',
  '/form-submissions/sources?weeks=4',
  '/form-submissions/account',
  '/form-submissions/customer?of=KL-7F3A-0142-9BC1',
  '/form-submissions?q=ada%20%26&kind=quote&after=2026-11-20T10%3A00%3A00Z_1',
])('%s is allowed after signing in', (wanted) => expect(nextPath(wanted)).toBe(wanted))

test.each([
  undefined,
  null,
  ['/form-submissions', '//evil.example'],
  '',
  '/',
  '/printing',
  '//evil.example',
  '//evil.example/form-submissions',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'https:/form-submissions',
  'https:form-submissions',
  'javascript:alert(1)//form-submissions',
  '/%2fevil.example',
  '/%5cevil.example',
  '%2f%2fevil.example',
  '/form-submissions@evil.example',
  '/form-submissions.evil.example',
  '/form-submissions\\..\\..\\evil',
  '/form-submissions/..//evil.example',
  '/form-submissions/../../evil',
  '/form-submissions/%2e%2e//evil.example',
  '/form-submissions/..%2f..%2fevil.example',
  '/form-submissions/%252e%252e/evil',
  '/form-submissions\t//evil.example',
  '/form-submissions\n',
  '\t/form-submissions',
  ' /form-submissions',
  '/Form-Submissions',
])('%j leads to the list itself', (wanted) => expect(nextPath(wanted)).toBe('/form-submissions'))

test('a download leads to its list', () =>
  expect(nextPath('/form-submissions/export?kind=quote')).toBe('/form-submissions?kind=quote'))

test('a fragment is dropped', () => expect(nextPath('/form-submissions?a=1#x')).toBe('/form-submissions?a=1'))
