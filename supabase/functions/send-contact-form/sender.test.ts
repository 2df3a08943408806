import assert from 'node:assert/strict'
import { accepted } from './examples.ts'
import { readSender } from './sender.ts'
import { post, working } from './testing.ts'

const form = accepted[0]?.body
const visitor = 'a1'.repeat(32)
const hashed = /^[0-9a-f]{64}$/
const read = (headers: Record<string, string>, remote = '192.0.2.1', secret = 's') =>
  readSender(post(form, headers), remote, secret)

Deno.test('only "1" flags a request, and a flagged one is stored like any other', async () => {
  for (const value of ['0', 'true', '11', '1, 1', 'yes', '']) {
    assert.equal(read({ 'x-lead-spam': value }).spam, false)
  }
  const { handle, stored } = working()
  const response = await handle(post(form, { 'x-lead-spam': '1' }))
  assert.equal(response.status, 200)
  assert.equal(stored[0]?.sender.spam, true)
})

Deno.test('a form is one of the three or none', () => {
  for (const kind of ['project-request', 'quote', 'quick-quote'])
    assert.equal(read({ 'x-lead-form': kind }).kind, kind)
  for (const wrong of ['', 'project', 'Quote', 'quote, quick-quote', 'other'])
    assert.equal(read({ 'x-lead-form': wrong }).kind, null)
  assert.equal(read({}).kind, null)
})

Deno.test(
  'a visitor is a hash of 64 digits; anything else counts as none, and the caller is the visitor',
  () => {
    assert.notEqual(read({ 'x-lead-visitor': visitor }).visitor, read({}).visitor)
    assert.equal(read({}).visitor, read({}).caller)
    for (const wrong of [
      '',
      'a1',
      visitor.toUpperCase(),
      `${visitor}0`,
      'z'.repeat(64),
      `${visitor}, ${visitor}`,
    ])
      assert.equal(read({ 'x-lead-visitor': wrong }).visitor, read({}).visitor)
  },
)

Deno.test('the caller is whom the platform names, then the nearest proxy, then the connection', () => {
  const caller = (headers: Record<string, string>) => read(headers).caller
  const other = read({}, '203.0.113.9').caller
  assert.equal(caller({ 'cf-connecting-ip': '203.0.113.9', 'x-forwarded-for': '1.1.1.1' }), other)
  assert.equal(caller({ 'x-forwarded-for': '1.1.1.1, 203.0.113.9' }), other)
  assert.equal(caller({ 'x-forwarded-for': ' ' }), read({}).caller)
  assert.notEqual(read({}).caller, other)
})

Deno.test(
  'one host of an IPv6 network is one visitor and one caller, and its network is counted beside it',
  () => {
    const [one, same, near, far] = ['1:2::1', '1:2:ffff::2', '1:3::1', '2:2::1'].map((end) =>
      read({}, `2001:db8:${end}`),
    )
    assert.deepEqual(same, one)
    assert.notEqual(near?.visitor, one?.visitor)
    assert.notEqual(near?.caller, one?.caller)
    assert.equal(near?.network, one?.network)
    assert.notEqual(far?.network, one?.network)
    assert.equal(read({}).network, null)
    const named = { 'x-lead-visitor': visitor, 'x-lead-network': 'b2'.repeat(32) }
    assert.match(read(named).network ?? '', hashed)
    assert.equal(read({ ...named, 'x-lead-network': 'x' }).network, null)
    assert.equal(read({ 'x-lead-visitor': visitor }, '2001:db8::1').network, null)
  },
)

Deno.test('only a key that is said to come from the content is good for ten minutes', () => {
  assert.equal(read({ 'x-lead-key': 'content' }).within, 600)
  for (const other of ['', '1', 'random']) assert.equal(read({ 'x-lead-key': other }).within, null)
})

Deno.test('no address leaves the function, and no hash can be made without its secret', () => {
  const sender = read({ 'x-lead-visitor': visitor })
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
  assert.equal(read({ 'x-lead-due': due }).due, due)
  for (const wrong of ['', 'tomorrow', '2026-11-24', `${due}'; drop table`]) {
    assert.equal(read({ 'x-lead-due': wrong }).due, null)
  }
})
