/** @jest-environment node */
import { submissionsWords } from '../content/submissions.ts'
import { replyLink } from './reply-link.ts'
import { aSubmission } from './testing/submission.ts'

const { work } = submissionsWords()

test('a reply goes to the visitor, names the reference and quotes what was asked', () => {
  const link = new URL(replyLink(aSubmission({}, { details: 'first & second\nthird' }), work))
  expect(link.protocol + link.pathname).toBe('mailto:amara%40northbeam.example')
  expect(link.searchParams.get('subject')).toBe(work.subject.replace('{reference}', 'KL-7F3A-0142-9BC1'))
  const lines = link.searchParams.get('body')?.split('\r\n')
  expect(lines?.[0]).toBe(work.greeting.replace('{name}', 'Amara'))
  expect(lines?.slice(-2)).toEqual(['> first & second', '> third'])
})

test('a text that is cut in the middle of an emoji ends before it', () => {
  const details = `${'a'.repeat(599)}😀 and more`
  const link = new URL(replyLink(aSubmission({}, { details }), work))
  expect(link.searchParams.get('body')).toMatch(/> a{599}$/)
})

test('an address cannot add headers, and a long text stays below what mail programs take', () => {
  const email = 'a?bcc=eve@example.com&x=y@example.com'
  const link = new URL(replyLink(aSubmission({}, { email, details: 'ü'.repeat(4_000) }), work))
  expect(link.searchParams.get('bcc')).toBeNull()
  expect(link.pathname).toBe(encodeURIComponent(email))
  expect(link.searchParams.get('body')?.length).toBeLessThan(1_000)
})
