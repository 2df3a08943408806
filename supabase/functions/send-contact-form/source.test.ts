import assert from 'node:assert/strict'
import { readSource } from './source.ts'

const source = {
  page: '/printing',
  opener: 'quote',
  product: 'Café Mugs',
  campaign: 'autumn',
  host: 'news.example',
}
const sent = (value: unknown) => encodeURIComponent(JSON.stringify(value))

Deno.test('a source is read as the site sent it', () => {
  assert.deepEqual(readSource(sent(source)), source)
})

Deno.test('what is missing or no text is empty, and what jsonb refuses is gone', () => {
  const odd = { page: '/a\u0000b', opener: 5, campaign: 'x\r\ny', host: '\ud800' }
  const read = readSource(sent({ ...odd, host: 'a' }))
  assert.deepEqual(read, { page: '/a b', opener: '', product: '', campaign: 'x y', host: 'a' })
})

Deno.test('anything else is no source', () => {
  for (const header of [null, '', 'null', '%', '{', '5', sent({ page: 'x'.repeat(3_000) })]) {
    assert.equal(readSource(header), null, String(header).slice(0, 20))
  }
})
