import { draftAfter, fieldInDraft, newDraft, quoteOf, withColumns } from './draft.ts'
import { quoteOfOrder } from './order-lines.ts'
import { pasteRows } from './paste-rows.ts'

const draft = () => newDraft([{ product: 'Cap', quantity: '40' }], 'x', '2026-12-01', 'USD')

test('A pasted table takes the place of lines without a price', () => {
  const pasted = pasteRows(draft(), 'Mug\t250\t4.50\nSet-up\t\t90\nBlue or green', 0, ['USD', 'EUR'])
  expect(pasted.lines.map(({ item, pasted: is }) => [item, is])).toEqual([
    ['Mug', true],
    ['', undefined],
  ])
  expect(pasted.extras).toEqual([{ item: 'Set-up', note: '', amounts: ['90'], pasted: true }])
  expect(pasted.left).toEqual(['Blue or green'])
  const again = pasteRows({ ...pasted, signs: ['€'] }, 'Pen\t100\t0.80', 0, ['USD'])
  expect(again.signs).toEqual(['€'])
  expect(again.lines.map(({ item }) => item)).toEqual(['Pen', 'Mug', ''])
  expect(quoteOf(again)).not.toHaveProperty('left')
  expect(quoteOf(again).lines[0]).not.toHaveProperty('pasted')
})

test('A table brings its currency while nothing has a price, and is named where it cannot', () => {
  expect(pasteRows(draft(), 'Mug\t250\t4,50 €', 0, ['USD', 'EUR'])).toMatchObject({
    currency: 'EUR',
    signs: [],
  })
  const headed = 'Item\tQty\tPrice (EUR)\nMug\t250\t4.50'
  expect(pasteRows(draft(), headed, 0, ['USD', 'EUR'])).toMatchObject({ currency: 'EUR', signs: [] })
  expect(pasteRows(draft(), 'Mug\t10\tKWD 1,250\tKWD 12,500', 0, ['KWD']).left).toHaveLength(1)
  expect(pasteRows(draft(), 'Mug\t250\t$4.50', 0, ['USD', 'CAD'])).toMatchObject({
    currency: 'USD',
    signs: [],
  })
  expect(pasteRows(draft(), 'Mug\t250\tzł 4,50', 0, ['USD'])).toMatchObject({
    currency: 'USD',
    signs: ['zł'],
  })
})

test('Quantities as headings become columns, unless lines have prices for others', () => {
  const tiers = 'Item\t100\t250\nMug\t5.00\t4.50'
  const pasted = pasteRows(draft(), tiers, 0, [])
  expect(pasted).toMatchObject({ columns: ['100', '250'], lines: [{ prices: ['5.00', '4.50'] }, {}] })
  const priced = pasteRows(draft(), 'Mug\t250\t4.50', 0, [])
  expect(pasteRows(priced, tiers, 1, [])).toMatchObject({ columns: [], left: tiers.split('\n') })
  const three = withColumns(draft(), ['100', '250', '500'])
  const totals = 'Mug\t5\t4.5\t4\nTotal\t500\t1125\t2000'
  expect(pasteRows(three, totals, 0, [])).toMatchObject({ columns: ['100', '250', '500'] })
})

test('A line with an amount and no name is kept, refused, and found below blank lines', () => {
  const [line] = draft().lines
  const blank = { item: '', decoration: '', quantity: '', prices: [''] }
  const typed = {
    ...draft(),
    lines: [blank, { ...line!, prices: ['1'] }, blank, { ...blank, prices: ['2'] }],
    extras: [{ item: '', note: '', amounts: ['250.00'] }],
  }
  expect(quoteOf(typed).lines.map(({ item }) => item)).toEqual(['Cap', ''])
  expect(quoteOf(typed).extras).toHaveLength(1)
  expect(fieldInDraft(typed, 'lines.1.item')).toBe('lines.3.item')
  expect(fieldInDraft({ ...typed, columns: ['5', 'x'] }, 'columns')).toBe('columns.1')
})

test('A new quote begins with the last one, with days that are ahead', () => {
  const last = { ...quoteOf(draft()), until: '2026-11-01', delivered: '2026-11-20', terms: 'Half' }
  const next = draftAfter(last, '2026-12-09', '2026-11-25')
  expect(next).toMatchObject({ until: '2026-12-09', delivered: '', terms: 'Half', lines: [{ item: 'Cap' }] })
})

test('A change of an order begins with all that is ordered, as it was accepted', () => {
  const tiers = pasteRows(draft(), 'Item\t100\t250\nMug\t5\t4\nSet-up\t90\t80', 0, [])
  const pens = pasteRows(draft(), 'Pen\t100\t0.80', 0, [])
  const quotes = [tiers, pens, draft()].map((one, at) => ({
    state: at < 2 ? 'accepted' : 'withdrawn',
    accepted: at < 2 ? { choice: 1 - at } : null,
    quote: quoteOf(one),
  }))
  const change = quoteOfOrder(quotes)
  expect(change).toMatchObject({ relation: 'change', columns: [], extras: [{ amounts: ['80'] }] })
  expect(change?.lines.map(({ item, quantity, prices }) => [item, quantity, prices])).toEqual([
    ['Mug', 250, ['4']],
    ['Pen', 100, ['0.80']],
  ])
  expect(quoteOfOrder(quotes.slice(2))).toBeUndefined()
})

test.each([
  'Mug→100→4.00→400.00',
  'Mug→300→4.00',
  'Mug→4.00→3.50→3.10',
  'Item→Qty→Price\nMug→10→4.00',
  'Item→250→100\nMug→3.50→4.00',
])('A table that does not fit the quote’s quantities is left: %s', (table) => {
  const pasted = pasteRows(withColumns(draft(), ['100', '250']), table.replaceAll('→', '\t'), 0, [])
  expect(pasted.lines.flatMap(({ prices }) => prices).join('')).toBe('')
})
