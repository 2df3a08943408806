import { showTable } from './support/show-table.ts'

// What must not become money, or be read by the customer.
test.each([
  [
    'a discount and a charge beside the price',
    'Item→Qty→Unit price→Discount→Setup\nMug→500→4.00→10%→90',
    'Mug /  / 500 / 4.00\n+ Mug -10% /  / -200.00\n+ Setup / Mug / 90',
  ],
  ['a discount that may be money or a rate', 'Item→Qty→Price→Discount\nMug→500→4→10', '? Mug 500 4 10'],
  [
    'charges beside an amount',
    'Item→Qty→Price→Freight→Total\nMug→500→4→120→2000\nPen→500→4→120→2120',
    'Mug /  / 500 / 4\n+ Freight / Mug / 120\n? Pen 500 4 120 2120',
  ],
  ['a charge for each piece', 'Item→Qty→Price→Run charge\nMug→500→4→0.45', '? Mug 500 4 0.45'],
  ['money under a name of decoration', 'Item→Qty→Price→Logo\nMug→500→4→$60', '? Mug 500 4 $60'],
  [
    'charges that stay, with and without a known name',
    'Item→100→250→500\nMug→5→4.5→4\nMold charge→300→300→300\nDruckvorkosten→40→40→40',
    'Mug /  /  / 5, 4.5, 4\n+ Mold charge /  / 300, 300, 300\n? Druckvorkosten 40 40 40',
  ],
  [
    'a column that fits as a count, under another name',
    'Item→Qty→Price→VAT %→Total\nMug→100→5.00→20→600.00',
    '? Mug 100 5.00 20 600.00',
  ],
  [
    'prices that include charges',
    'Artikel→Menge→Preis inkl. Druck→Summe inkl. Fracht\nTasse→100→4,80→480,00',
    'Tasse /  / 100 / 4.80',
  ],
  [
    'a charge beside prices for each quantity',
    'Item→Setup→100→250\nMug→50.00→5.20→4.80\nPortable charger→→12→11',
    'Portable charger /  /  / 12, 11\n? Mug 50.00 5.20 4.80',
  ],
  ['a price of what is printed', 'Item→Print→Qty→Price\nMug→0.50→100→4.00', '? Mug 0.50 100 4.00'],
  [
    'a sum above which a row was left',
    'Item→Qty→Price→Amount\nMug→100→4.10→400.00\nOrder value→→→400.00',
    '? Mug 100 4.10 400.00\n? Order value 400.00',
  ],
  ['a net price beside a discount', 'Item→Qty→Net price→Discount\nMug→100→3.80→5%', '? Mug 100 3.80 5%'],
  [
    'units that are packs',
    'Artikel→Menge→Einheit→Preis\nBlock→100→100 Stk→80,00',
    '? Block 100 100 Stk 80,00',
  ],
  ['two counts', 'Item→Min qty→Qty→Price\nMug→50→500→4', '? Mug 50 500 4'],
  [
    'numbers that describe the goods',
    'Item→Number of sides→Copies→Qty→Price\nFlyer→2→→5000→0.05',
    'Flyer / Number of sides 2 / 5000 / 0.05',
  ],
  [
    'a column for each size',
    'Product→S→M→L→Qty→Price\nTee→10→20→15→45→7.90',
    'Tee / S 10, M 20, L 15 / 45 / 7.90',
  ],
  [
    'two lines of one amount, without prices',
    'Item→Qty→Amount\nMug→500→2000\nPen→1000→2000',
    'Mug /  / 500 / 4.00\nPen /  / 1000 / 2.00',
  ],
  [
    'sums in words that nobody listed',
    'Item→Qty→Price→Total\nMug→500→4→2000\nPen→100→1→100\nWarenwert→→→2100\nСГСТ 9%→→→189\nVégösszeg→→→2289',
    'Mug /  / 500 / 4\nPen /  / 100 / 1\n? Warenwert 2100\n? СГСТ 9% 189\n? Végösszeg 2289',
  ],
  [
    'a sum with its count of pieces',
    'Item→Qty→Price→Total\nMug→500→4.20→2100\nAverage→500→→2100',
    'Mug /  / 500 / 4.20\n? Average 500 2100',
  ],
  [
    'what is payable after a credit',
    'Item→Qty→Price→Total\nMug→500→4→2000\nCredit→→→200\nAmount payable→→→1800',
    'Mug /  / 500 / 4\n? Credit 200\n? Amount payable 1800',
  ],
  [
    'credits without a minus, and goods of that name',
    'Item→Qty→Price→Total\nGift voucher→500→4→2000\nMengenrabatt→→→210\n10% off→→→200\nAvoir→→→-25',
    'Gift voucher /  / 500 / 4\n+ Avoir /  / -25\n? Mengenrabatt 210\n? 10% off 200',
  ],
  [
    'what a price is for, in its own column',
    'Item→Qty→Price→Unit\nFlyer→10000→23.50→per 100\nPen→100→2→ea\nCard→500→3→M\nBall→20→31→doz',
    'Flyer /  / 10000 / 0.2350\nPen /  / 100 / 2\n? Card 500 3 M\n? Ball 20 31 doz',
  ],
  ['our cost beside the price', 'Item→Qty→Cost→Sell\nMug→500→2→4', 'Mug /  / 500 / 4'],
  ['our cost under an unknown name', 'Item→Qty→Base→Price\nMug→500→2→4', '? Mug 500 2 4'],
  [
    'another table with its columns turned about',
    'Item→Qty→Price\nMug→500→4\n\nItem→Price→Qty\nPen→2→100',
    'Mug /  / 500 / 4\nPen /  / 100 / 2',
  ],
  ['headings in an unknown language', 'იტემი→ფასი→რაოდ\nკუპა→42→500', '? იტემი ფასი რაოდ\n? კუპა 42 500'],
])('%s', (_, pasted, read) => expect(showTable(pasted)).toBe(read))

test('a pasted column of numbers and a very long list do not hold the page', () => {
  const start = performance.now()
  for (const pasted of ['1 '.repeat(5_000), 'Mug 4.00\n'.repeat(5_000), `${'1→'.repeat(14)}\n`.repeat(250)])
    expect(showTable(pasted)).toContain('? ')
  expect(performance.now() - start).toBeLessThan(10_000)
})
