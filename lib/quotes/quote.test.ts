import { amountOf, calculateTotals } from './quote.ts'

test.each([
  ['9.60', 500, 'USD', '4800.00'],
  ['0.0025', 3, 'USD', '0.01'],
  ['0.0049', 1, 'USD', '0.00'],
  ['0.005', 1, 'EUR', '0.01'],
  ['1.005', 1, 'EUR', '1.01'],
  ['0', 1, 'EUR', '0.00'],
  ['12.5', 1, 'JPY', '13'],
  ['12.4999', 1, 'JPY', '12'],
  ['1.2345', 1, 'KWD', '1.235'],
  ['-0.005', 1, 'USD', '-0.01'],
  ['-10.5', 2, 'USD', '-21.00'],
  ['-12.5', 1, 'JPY', '-13'],
  ['0.001', 1, 'KWD', '0.001'],
  ['1000000000', 1000, 'USD', '1000000000000.00'],
  // In floats 1.15 x 100 is 114.99999999999999, and 2 ** 53 has no neighbor.
  ['1.15', 100, 'JPY', '115'],
  ['9007199254.7409', 9_999_999, 'USD', '90071983540209745.26'],
])('%s x %i in %s is %s', (price, quantity, currency, amount) =>
  expect(amountOf(price, quantity, currency)).toBe(amount),
)

test.each(['', '1,50', '.5', '1.', '--1', '1e3', '1.00000', ' 1', '٣'])('%j is not a price yet', (price) =>
  expect(amountOf(price, 1, 'USD')).toBeNull(),
)

test('each line is rounded before it is added, for each quantity', () => {
  const line = { prices: ['0.005', '0.5'], quantity: null }
  const extras = [{ amounts: ['0.004', '1'] }]
  expect(calculateTotals({ currency: 'USD', columns: [1, 2], lines: [line, line], extras })).toEqual([
    '0.02',
    '3.00',
  ])
  const own = { currency: 'USD', columns: [], extras: [] }
  expect(calculateTotals({ ...own, lines: [{ prices: ['2.5'], quantity: 3 }] })).toEqual(['7.50'])
  expect(calculateTotals({ ...own, lines: [{ prices: ['2.5'], quantity: null }] })).toEqual([null])
  expect(calculateTotals({ ...own, columns: [1, 2], lines: [{ prices: ['1'], quantity: null }] })).toEqual([
    '1.00',
    null,
  ])
})
