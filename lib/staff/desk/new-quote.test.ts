import { aSubmission } from '../../../e2e/support/submission.ts'
import { newDraft, quoteOf } from '../../quotes/draft.ts'
import { sentQuote, wholeTicket } from '../submission.ts'
import { newQuote } from './new-quote.ts'

const { lines, ...rest } = quoteOf(newDraft([{ product: 'Mug', quantity: '500' }], 'x', '2026-12-01', 'EUR'))
const quote = { ...rest, lines: lines.map((line) => ({ ...line, prices: ['4'] })), delivered: '2026-12-10' }
const accepted = { name: 'Dana', order: '', at: '2026-11-21T12:00:00Z', choice: 0 }

/** A quote as it was sent: the first one of an order, or another with a relation to it. */
const sent = (number: number, more: object = {}) =>
  sentQuote.parse({
    at: '2026-11-20T12:00:00Z',
    by: 'Ada',
    totals: ['2000.00'],
    relation: 'first',
    state: 'accepted',
    number,
    quote,
    accepted,
    ...more,
  })

const begin = (quotes: ReturnType<typeof sent>[], moves: { day: string; why: string }[] = []) => {
  const order = { step: null, times: {}, parcels: [], moves }
  const own = { event_date: null, remind_at: null, owed: false, sent: [] }
  return newQuote(wholeTicket.parse({ ...aSubmission(), ...own, quotes, order }), '2026-11-25')
}

test('A quote after an order begins as a change of it, with the day that is promised now', () => {
  const moved = [{ day: '2026-12-15', why: 'A second firing.' }]
  expect(begin([sent(1)], moved)).toMatchObject({
    relation: 'change',
    delivered: '2026-12-15',
    lines: [{ item: 'Mug', quantity: '500', prices: ['4'] }],
  })
})

test('A change that is revised stays a change', () => {
  const open = { relation: 'change', state: 'open', accepted: null }
  expect(begin([sent(1), sent(2, open)]).relation).toBe('change')
  expect(begin([sent(1, { state: 'open', accepted: null })]).relation).toBeUndefined()
})
