import assert from 'node:assert/strict'
import { readFacts, readSource } from './sender.ts'

const source = {
  page: '/printing',
  opener: 'quote',
  product: 'Café Mugs',
  campaign: 'autumn',
  host: 'news.example',
}
const facts = {
  typed: 12,
  eventType: 'other',
  timeline: 'rush',
  budget: 'from-500',
  city: 'São Paulo',
  group: 'apparel',
  verdict: 'tight',
  proof: '2026-11-24',
  printed: '2026-12-10',
  delivered: '2026-12-11',
  need: 'Tote bags',
  needQuantity: '300',
  goods: [{ product: 'Mug', id: 'ceramic-mug', quantity: '250' }],
}

Deno.test('source and facts are read as the site sent them', () => {
  assert.deepEqual(readSource(source), source)
  assert.deepEqual(readFacts(facts), facts)
  assert.deepEqual(readFacts({ typed: 0 }), { typed: 0 })
  // Joiners make one family of four people, and a Persian verb of two parts.
  const need = '👨‍👩‍👧‍👦 shirts, می‌خواهم'
  assert.deepEqual(readFacts({ typed: 0, need: `\u202a${need}\u202c\u00ad` }), { typed: 0, need })
})

Deno.test('facts that are missing or no text become empty; none is long or refused by jsonb', () => {
  const odd = { page: '/a\u0000b', opener: 5, campaign: 'x\r\ny', host: '\ud800' }
  assert.deepEqual(readSource({ ...odd, host: 'a' }), {
    page: '/a b',
    opener: '',
    product: '',
    campaign: 'x y',
    host: 'a',
  })
  const read = readFacts({
    typed: 1,
    city: 'x'.repeat(900),
    verdict: ['rush'],
    spam: false,
    status: 'won',
    goods: Array.from({ length: 900 }, () => ({ product: 'x', more: 'x' })),
  })
  assert.deepEqual(Object.keys(read ?? {}), ['typed', 'city', 'goods'])
  assert.equal(String(read?.city).length, 200)
  assert.deepEqual((read?.goods as object[]).length, 100)
  assert.deepEqual((read?.goods as object[])[0], { product: 'x', id: '', quantity: '' })
})

Deno.test('anything else counts as no facts', () => {
  for (const invalid of [null, undefined, '', 5, 'x']) {
    assert.equal(readSource(invalid), null)
    assert.equal(readFacts(invalid), null)
  }
  // It is the length of the details: the database calculates with it.
  for (const typed of [undefined, -1, 1.5, 1e300, 'x', 5_601])
    assert.equal(readFacts({ ...facts, typed }), null)
})
