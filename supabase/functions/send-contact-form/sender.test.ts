import assert from 'node:assert/strict'
import { accepted } from './examples.ts'
import { readSender } from './sender.ts'
import { leadHeader } from '../_shared/lead-header.ts'
import { post, working } from './testing.ts'

const form = accepted[0]?.body
const visitor = 'a1'.repeat(32)
const hashed = /^[0-9a-f]{64}$/
const ask = (headers: Record<string, string>, remote = '192.0.2.1', secret = 's') =>
  readSender(post(form, headers), remote, secret)
/** Reads a caller's claims. */
const read = (claims: object, remote?: string, secret?: string) => ask(leadHeader(claims), remote, secret)

Deno.test('only true flags a request, and a flagged one is stored like any other', async () => {
  for (const spam of ['0', 'true', 1, [true], null]) assert.equal(read({ spam }).spam, false)
  const { handle, stored } = working()
  const response = await handle(post(form, leadHeader({ spam: true })))
  assert.equal(response.status, 200)
  assert.equal(stored[0]?.sender.spam, true)
})

Deno.test('a form is one of the three or none', () => {
  for (const kind of ['project-request', 'quote', 'quick-quote'])
    assert.equal(read({ form: kind }).kind, kind)
  for (const wrong of ['', 'project', 'Quote', 5, ['quote']]) assert.equal(read({ form: wrong }).kind, null)
  assert.equal(read({}).kind, null)
})

Deno.test('a visitor is a hash of 64 digits, and anything else counts as none', () => {
  assert.notEqual(read({ visitor }).visitor, read({}).visitor)
  assert.equal(read({}).visitor, read({}).caller)
  for (const wrong of ['', 'a1', visitor.toUpperCase(), `${visitor}0`, 'z'.repeat(64), [visitor]])
    assert.equal(read({ visitor: wrong }).visitor, read({}).visitor)
})

Deno.test('the caller is whom the platform names, then the nearest proxy, then the connection', () => {
  const caller = (headers: Record<string, string>) => ask(headers).caller
  const other = read({}, '203.0.113.9').caller
  assert.equal(caller({ 'cf-connecting-ip': '203.0.113.9', 'x-forwarded-for': '1.1.1.1' }), other)
  assert.equal(caller({ 'x-forwarded-for': '1.1.1.1, 203.0.113.9' }), other)
  assert.equal(caller({ 'x-forwarded-for': ' ' }), read({}).caller)
  assert.notEqual(read({}).caller, other)
})

Deno.test('one host of an IPv6 network is one visitor and one caller', () => {
  const [one, same, near, far] = ['1:2::1', '1:2:ffff::2', '1:3::1', '2:2::1'].map((end) =>
    read({}, `2001:db8:${end}`),
  )
  assert.deepEqual(same, one)
  assert.notEqual(near?.visitor, one?.visitor)
  assert.notEqual(near?.caller, one?.caller)
  assert.equal(near?.network, one?.network)
  assert.notEqual(far?.network, one?.network)
  assert.equal(read({}).network, null)
  const named = { visitor, network: 'b2'.repeat(32) }
  assert.match(read(named).network ?? '', hashed)
  assert.equal(read({ ...named, network: 'x' }).network, null)
  assert.equal(read({ visitor }, '2001:db8::1').network, null)
})

Deno.test('only a key that is said to come from the content is good for ten minutes', () => {
  assert.equal(read({ named: false }).within, 600)
  for (const named of [true, '', 0, null]) assert.equal(read({ named }).within, null)
  assert.equal(read({}).within, null)
})

Deno.test('no address leaves the function, and no hash can be made without its secret', () => {
  const sender = read({ visitor })
  for (const hash of [sender.visitor, sender.caller]) assert.match(hash, hashed)
  assert.ok(!JSON.stringify(sender).includes(visitor))
  assert.notEqual(read({}, '192.0.2.1', 'other').caller, read({}).caller)
})

Deno.test('a connection is named by the server', async () => {
  const { handle, stored } = working()
  await handle(post(form), { remoteAddr: { hostname: '192.0.2.1' } })
  await handle(post(form), { remoteAddr: { hostname: '192.0.2.2' } })
  assert.notEqual(stored[0]?.sender.caller, stored[1]?.sender.caller)
})

Deno.test('when an answer is promised is an instant as JavaScript writes it, or unknown', () => {
  const due = new Date('2026-11-24T20:15:00Z').toISOString()
  assert.equal(read({ due }).due, due)
  for (const wrong of ['', 'tomorrow', '2026-11-24', `${due}'; drop table`, [due]]) {
    assert.equal(read({ due: wrong }).due, null)
  }
})

Deno.test('a header from a stranger tells nothing, and the request is none the worse', () => {
  const nothing = ask({})
  for (const odd of [
    '',
    'null',
    '{',
    '5',
    '[]',
    '%',
    btoa('null'),
    btoa('"x"'),
    btoa('{"facts":5,"artwork":7,"source":""}'),
  ])
    assert.deepEqual(ask({ 'x-lead-facts': odd }), nothing)
})

Deno.test('a link for files is a hash and a number up to five', () => {
  const link = 'c3'.repeat(32)
  assert.deepEqual(read({ artwork: { link, announced: 2 } }).artwork, { link, announced: 2 })
  for (const wrong of [null, 'x', { link }, { link, announced: 6 }, { link: 'x', announced: 1 }])
    assert.equal(read({ artwork: wrong }).artwork, null)
})
