import { type Quote, calculateTotals } from '../../lib/quotes/quote.ts'
import { dice } from '../../e2e/support/dice.ts'
import { databaseForTests } from './support/raw-database.ts'
import { quote } from './support/conversation.ts'

// The database calculates quotes as lib/quotes does, and refuses invalid ones.

const database = databaseForTests()

/** The same numbers on every run. */
const next = dice(7)
const below = (end: number) => Math.floor(next() * end)
const list = <Entry>(most: number, make: () => Entry) => Array.from({ length: below(most + 1) }, make)
const price = () => {
  const behind = below(5)
  const whole = `${below(6) ? '' : '-'}${below(10 ** (1 + below(7)))}`
  return behind ? `${whole}.${String(below(10 ** behind)).padStart(behind, '0')}` : whole
}
const randomQuote = (): Quote => {
  const columns = list(3, () => 1 + below(20_000))
  const each = Array.from({ length: Math.max(columns.length, 1) }, () => 0)
  const line = () => ({
    item: 'x',
    decoration: '',
    quantity: columns.length ? null : 1 + below(5_000),
    prices: each.map(price),
  })
  return {
    ...quote({ columns, asked: null, lines: [line(), ...list(5, line)] }),
    extras: list(3, () => ({ item: 'x', note: '', amounts: each.map(price) })),
    currency: ['USD', 'JPY', 'KWD', 'EUR', 'XOF', 'TND'][below(6)]!,
  }
}

test('both work out the same totals of a thousand quotes, in any currency', async () => {
  const quotes = Array.from({ length: 1_000 }, randomQuote)
  const rows = await database.query(
    `select private.quote_totals(one) as totals, private.quote_fault(one, current_date) as fault
     from jsonb_array_elements($1::jsonb) with ordinality as all_of (one, place) order by place`,
    JSON.stringify(quotes),
  )
  const faultIn = (one: Quote) =>
    calculateTotals(one).some((total) => total?.startsWith('-')) ? 'total' : null
  expect(rows).toEqual(quotes.map((one) => ({ totals: calculateTotals(one), fault: faultIn(one) })))
})

const [line] = quote().lines
const today = new Date().toISOString().slice(0, 10)
const many = (count: number) => Array.from({ length: count }, () => line)
/** Refused quotes, and the database's word for the place. */
const refused: [string, object | null][] = [
  ['columns', null],
  ['columns', {}],
  ['lines', quote({ lines: [] })],
  ['lines', quote({ lines: many(41) })],
  ['lines', quote({ lines: 'x' })],
  ['currency', quote({ currency: 'usd' })],
  ['columns', quote({ columns: [1, 2, 3, 4] })],
  ['columns', quote({ columns: [250, 500, 0] })],
  ['columns', quote({ columns: [250, 500, 1.5] })],
  // Typed text that is no number.
  ['columns', quote({ columns: [250, 500, NaN] })],
  ['asked', quote({ asked: 3 })],
  ['asked', quote({ asked: -1 })],
  ['lines.0.item', quote({ lines: [{ ...line, item: ' ' }] })],
  ['lines.1.item', quote({ lines: [line, { ...line, item: 'x'.repeat(201) }] })],
  ['lines.0.decoration', quote({ lines: [{ ...line, decoration: null }] })],
  ['lines.0.prices.0', quote({ lines: [{ ...line, prices: [] }] })],
  ['lines.0.prices.2', quote({ lines: [{ ...line, prices: ['1', '1'] }] })],
  ['lines.0.prices.3', quote({ lines: [{ ...line, prices: ['1', '1', '1', '1'] }] })],
  ['lines.0.prices.0', quote({ lines: [{ ...line, prices: ['--1', '1', '1'] }] })],
  ['lines.0.prices.0', quote({ lines: [{ ...line, prices: ['-1000000001', '1', '1'] }] })],
  ['lines.0.prices.1', quote({ lines: [{ ...line, prices: ['1', '1.00001', '1'] }] })],
  ['lines.0.prices.1', quote({ lines: [{ ...line, prices: ['1', '1000000000.0001', '1'] }] })],
  ['lines.0.prices.1', quote({ lines: [{ ...line, prices: ['1', 1, '1'] }] })],
  ['lines.0.prices.1', quote({ lines: [{ ...line, prices: ['1', '٣', '1'] }] })],
  ['lines.0.quantity', quote({ columns: [], asked: null, lines: [{ ...line, prices: ['1'] }], extras: [] })],
  ['extras.0.note', quote({ extras: [{ item: 'x', amounts: ['1', '1', '1'] }] })],
  ['extras.0.amounts.2', quote({ extras: [{ item: 'x', note: '', amounts: ['1', '1'] }] })],
  ['total', quote({ lines: [{ ...line, prices: ['1000000000', '1000000000', '1000000000.0'] }] })],
  ['total', quote({ extras: [{ item: 'Discount', note: '', amounts: ['0', '0', '-1000000'] }] })],
  ['extras.0.item', quote({ extras: [{ item: ' ', note: '', amounts: ['1', '1', '1'] }] })],
  ['tax', quote({ tax: '' })],
  ['tax', quote({ tax: '<b>' })],
  ['delivered', quote({ delivered: '2027-02-30' })],
  ['delivered', quote({ delivered: today, until: today })],
  ['delivered', quote({ delivered: '2020-02-03' })],
  ['until', quote({ until: 'soon' })],
  ['until', quote({ until: null })],
  ['terms', quote({ terms: 'x'.repeat(201) })],
  ['terms', quote({ terms: 1 })],
]
test.each(refused)('a wrong %s is refused: %j', async (field, wrong) => {
  expect(await faultOf(wrong)).toBe(field)
})

test('the last day of a quote may be today, and not past', async () => {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  expect(await faultOf(quote({ until: today }))).toBeNull()
  expect(await faultOf(quote({ until: yesterday }))).toBe('until')
})

async function faultOf(wrong: object | null) {
  const [row] = await database.query(
    'select private.quote_fault($1::jsonb, $2::date) as fault',
    JSON.stringify(wrong),
    today,
  )
  return row?.fault
}
