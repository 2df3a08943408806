/** @jest-environment node */
import { parseDocument, type YAMLMap } from 'yaml'
import { tableFaults } from './amount-faults.ts'

test.each([
  ['prices by country', '[Country, Price]', '[[USA, $9], [Canada, $8], [Germany, €7]]'],
  ['a row for another market', '[Shipping, Price]', '[[Ground, $9], [Air, $8], [Within Europe, €7]]'],
  ['both currencies side by side', '[Piece, US, Europe]', '[[Flyers, $90, €85], [Cards, $25, €20]]'],
  ['packages side by side', '[Package, Small]', "[[Pieces, '100'], [Price, $90], [Setup, $25]]"],
  ['prices that are none', '[Piece, Price]', '[[Flyers, $9], [Cards, $8], [Samples, free]]'],
  ['discounts', '[From, Discount]', "[['100', 10%], ['500', 35%], ['1,000', 60%]]"],
  ['answers of many', '[By, Share of customers]', '[[Mail, 80%], [Phone, 60%]]'],
  ['a row that is none', '[Piece, Price]', '[Flyers, [Cards, $8], 3]'],
])('%s are fine', (_what, columns, rows) => {
  const { contents } = parseDocument(`columns: ${columns}\nrows: ${rows}`)
  expect(tableFaults(contents as YAMLMap)).toEqual([])
})
