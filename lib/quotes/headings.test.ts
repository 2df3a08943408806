import { readTable } from './read-table.ts'

const readLines = (pasted: string) => readTable(pasted.replaceAll('→', '\t'), 2, 0)

// Tables as pasted; → is a tab. Expected: item / decoration / quantity / price; '' if the rows are left as text.
test.each([
  ['Item→Qty→Price/M\nCard→5000→38.00', 'Card /  / 5000 / 0.0380'],
  ['Item→Qty→Price (per 100)\nCard→500→3.80', 'Card /  / 500 / 0.0380'],
  ['Item→Qty→Price per dozen\nBall→240→31.00', ''],
  ["Item→Qty ('000)→Price→Total\nCard→25→22→550", ''],
  ['Item→Qty→UOM→Price→Ext\nBall→20→doz→31.00→620.00', 'Ball / doz / 20 / 31.00'],
  ['Item→Qty→Price/pack of 10→Total\nMug→20→40.00→800.00', ''],
  ['Artikel→Menge→Preis in EUR je Stück\nTasse→100→4,00', 'Tasse /  / 100 / 4.00'],
  ['Set-up→$45.00\nCap→200→$9.50', 'Cap /  / 200 / 9.50'],
  ['Item→Qty→Cost→Margin\nMug→90→14.00→33%', 'Mug /  / 90 / '],
  ['Item→Weight→Price\nMug→12→1.80', ''],
  ['Item→Qty→Unit→Total\nMug→100→4.00→500.00', ''],
  ['Product→Bag→Fob\nQty→350→500\nPrice→2.90→0.80', 'Bag /  / 350 / 2.90\nFob /  / 500 / 0.80'],
  ['*Item:* Bag\n*Qty:* 350\n*Price:* $2.90', 'Bag /  / 350 / 2.90'],
  ['Item | Bag\nQty | 350\nPrice | $2.90', 'Bag /  / 350 / 2.90'],
  [
    'Item: Bag\nQty: 350\nPrice: $2.90\n\nItem: Fob\nQty: 500\nPrice: $0.80',
    'Bag /  / 350 / 2.90\nFob /  / 500 / 0.80',
  ],
])('%s', (pasted, read) =>
  expect(
    readLines(pasted)
      .lines.map((line) => [line.item, line.decoration, line.quantity, line.prices].join(' / '))
      .join('\n'),
  ).toBe(read),
)

test.each(['Bag→400→EUR→2.35', 'Item→Pcs→EUR/pc→EUR\nBag→400→2.35→940.00'])('%s is in euros', (pasted) =>
  expect(readLines(pasted).signs).toEqual(['EUR']),
)
