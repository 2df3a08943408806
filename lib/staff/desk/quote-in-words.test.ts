import type { SentQuote } from '../submission.ts'
import { quoteInWords } from './quote-in-words.ts'

const quoteOf = (columns: number[], prices: string[], amounts: string[]): SentQuote => ({
  at: '2026-11-20T15:00:00Z',
  by: 'Ada Lovelace',
  number: 1,
  totals: amounts,
  relation: 'first',
  state: 'open',
  accepted: null,
  quote: {
    currency: 'USD',
    columns,
    asked: 0,
    lines: [{ item: 'Bottle', decoration: '', quantity: null, prices }],
    extras: [{ item: 'Setup', note: '', amounts }],
    tax: '',
    delivered: null,
    until: '2026-12-04',
    terms: '',
  },
})

test('each quantity of a quote has a line, and an extra that is the same for all one amount', () => {
  const [line, extra] = quoteInWords(quoteOf([250, 500], ['9.60', '8.40'], ['90', '90'])).lines
  expect(line?.split('\n')).toEqual(['Bottle:', '250 at $9.60 = $2,400.00', '500 at $8.40 = $4,200.00'])
  expect(extra).toBe('Setup: $90.00')
})

test('a quote of one quantity keeps its amounts in one line', () => {
  const [line] = quoteInWords(quoteOf([250], ['9.60'], ['90'])).lines
  expect(line).toBe('Bottle: 250 at $9.60 = $2,400.00')
})

test('an extra that differs names the quantity of each amount', () => {
  const [, extra] = quoteInWords(quoteOf([250, 500], ['9.60', '8.40'], ['120', '160'])).lines
  expect(extra?.split('\n')).toEqual(['Setup:', '250 = $120.00', '500 = $160.00'])
})
