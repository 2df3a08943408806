import { nameOfCurrency, writeMoney, writePrice, writeShortMoney } from './write-money.ts'

test('an amount is written exactly, with the digits of ISO 4217, which Intl rounds away for some', () => {
  expect(writeMoney('1250.50', 'HUF').replace(/\s/g, ' ')).toBe('HUF 1,250.50')
  expect(writeMoney('9007199254740993.10', 'USD')).toBe('$9,007,199,254,740,993.10')
  expect(writePrice('0.0855', 'USD')).toBe('$0.0855')
  expect([writeShortMoney('7250.00', 'USD'), writeShortMoney('7250.50', 'USD')]).toEqual([
    '$7,250',
    '$7,250.50',
  ])
})

test('a currency is named in the middle of a sentence', () => {
  expect(nameOfCurrency('USD')).toBe('US dollars')
})
