import { readLines, writeLine } from './product-line.ts'

test('a quantity stands before its product, and none stands for any', () => {
  const lines = readLines('250 × Mini speaker\nGlass bottle\n2 × 4 frame')
  expect(lines).toEqual([
    { product: 'Mini speaker', quantity: '250' },
    { product: 'Glass bottle', quantity: '' },
    { product: '4 frame', quantity: '2' },
  ])
  expect(lines.map(writeLine)).toEqual(['250 × Mini speaker', 'Glass bottle', '2 × 4 frame'])
})

test('a product that is asked for again keeps its line and its quantity', () => {
  expect(readLines('250 × Mini speaker\nGlass bottle\nMini speaker').map(writeLine)).toEqual([
    '250 × Mini speaker',
    'Glass bottle',
  ])
})
