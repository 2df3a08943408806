import { fieldLine, visibleText, readLines, todayIn } from './product-line.ts'

const speaker = { product: 'Mini speaker', id: 'mini-speaker', quantity: '250' }
const frame = { product: '2 × 4 frame', id: '', quantity: '' }

test('a field holds name, id and quantity apart, and people read a line of it', () => {
  const field = [speaker, frame].map(fieldLine).join('\n')
  expect(readLines(field)).toEqual([speaker, frame])
  expect(visibleText('products', field)).toBe('250 × Mini speaker\n2 × 4 frame')
  expect(visibleText('details', field)).toBe(field)
})

test('anything posted as a field is read: a name alone, no name, words as quantity', () => {
  expect(readLines(' Cap \n\tcap\nMug\tmug\t 500-1000 \t')).toEqual([
    { product: 'Cap', id: '', quantity: '' },
    { product: 'Mug', id: 'mug', quantity: '500-1000' },
  ])
})

test('a product that is asked for again keeps its line and its quantity', () => {
  expect(readLines([speaker, frame, { ...speaker, quantity: '' }].map(fieldLine).join('\n'))).toEqual([
    speaker,
    frame,
  ])
})

test('a list is told in the names of today, without what has left the catalog', () => {
  const catalog = { 'mini-speaker': { name: 'Small speaker' }, [frame.product]: { name: frame.product } }
  const gone = { product: 'Fax machine', id: 'fax', quantity: '1' }
  expect(todayIn([speaker, gone, frame], catalog)).toEqual([{ ...speaker, product: 'Small speaker' }, frame])
})
