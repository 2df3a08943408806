import { submissionsWords } from '../../content/submissions.ts'
import { aSubmission, noMessages } from '../../../e2e/support/submission.ts'
import { showTicket } from './show-ticket.ts'

const { mail } = submissionsWords()
const marked = { at: '2026-11-20T15:00:00Z', by: 'Ada Lovelace', change: 'spam', value: '' } as const

test.each([
  ['flagged as it came', [], 0],
  ['marked by a person', [{ ...marked, change: 'note' } as const, marked], 2],
])('a held mail of a ticket %s stands where it was held', (_, history, place) => {
  const whole = { ...aSubmission({ mail: 'held', spam: true, history }), event_date: null, remind_at: null }
  const shown = showTicket(
    { ...whole, ...noMessages, owed: false, sent: [] },
    'Ada Lovelace',
    Date.now(),
  ).history
  expect(shown.findIndex(({ text }) => text === mail.held)).toBe(place)
  expect(shown[place]?.at).toBe(place > 0 ? marked.at : whole.created_at)
})

test.each([
  ['Lisbon', 'EUR'],
  ['Tokyo', 'JPY'],
  ['Miami, USA', 'USD'],
  // No currency of its own in the list, no city of ours, none at all.
  ['Warsaw', 'USD'],
  ['Atlantis', 'USD'],
  ['', 'USD'],
])('a quote to be delivered to “%s” begins in %s', (city, currency) => {
  const whole = { ...aSubmission({ facts: { typed: 0, city } }), event_date: null, remind_at: null }
  const shown = showTicket({ ...whole, ...noMessages, owed: false, sent: [] }, 'Ada', Date.now())
  expect(shown.currency).toBe(currency)
})
