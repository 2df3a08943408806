import { readNumber } from './draft.ts'

test.each([
  ['9.60', '9.60'],
  ['1,234.50', '1234.50'],
  ['1.234,50', '1234.50'],
  ['1 234,50', '1234.50'],
  ["1'234.50", '1234.50'],
  ['1,23,456.00', '123456.00'],
  ['1,234', '1234'],
  ['1.234.567', '1234567'],
  ['0,085', '0.085'],
  ['$ 9.60', '9.60'],
  ['9,60 €', '9.60'],
  ['12.500 KWD', '12500'],
  ['nine', ''],
  ['', ''],
  ['-5', ''],
])('%s is read as %s', (typed, read) => {
  expect(readNumber(typed)).toBe(read)
})

test('Three digits behind the point are a part where the currency has three', () => {
  expect(readNumber('12.500', 3)).toBe('12.500')
})
