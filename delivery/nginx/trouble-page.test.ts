/** @jest-environment node */
import { unansweredWords } from '../../lib/content/unanswered.ts'
import { troublePage } from './trouble-page.ts'

test('the page has the words of the content and the rules of the page for unknown addresses', () => {
  const page = troublePage('<html lang="en" class="a"><head><style>h1{color:red}</style></head></html>')
  expect(page).toContain('<html lang="en" class="a">')
  expect(page).toContain('<style>h1{color:red}</style>')
  expect(page).toContain(`>${unansweredWords().title}</h1>`)
  expect(page).not.toContain('<script')
})

test('without rules there is no page', () => {
  expect(() => troublePage('<html lang="en"></html>')).toThrow('has no rules')
})
