import assert from 'node:assert/strict'
import { countedAddress } from './ip-address.ts'

const both = (address: string) => Object.values(countedAddress(address))

Deno.test('an IPv6 address counts by its first 64 bits, and wider by 48, however it is written', () => {
  const counted = ['2001:db8:1:2::/64', '2001:db8:1::/48']
  for (const same of [
    '2001:db8:1:2::1',
    '2001:0DB8:0001:0002:ffff:ffff:ffff:ffff',
    '[2001:db8:1:2::1]:443',
    '2001:db8:1:2::1%eth0',
    '2001:db8:1:2::203.0.113.1',
  ])
    assert.deepEqual(both(same), counted)
  assert.deepEqual(both('2001:db8:1:3::1'), ['2001:db8:1:3::/64', counted[1]])
  assert.deepEqual(both('2001:db8:2:2::1'), ['2001:db8:2:2::/64', '2001:db8:2::/48'])
  assert.deepEqual(both('::1'), ['0:0:0:0::/64', '0:0:0::/48'])
})

Deno.test('IPv4 counts as a whole, also on a socket that takes both', () => {
  assert.deepEqual(both('203.0.113.9'), ['203.0.113.9', null])
  assert.deepEqual(both('::ffff:203.0.113.9'), ['203.0.113.9', null])
})

Deno.test('a text other than an address counts as it is', () => {
  for (const text of ['', 'unknown', '2001:db8', ':::', 'a:b:c', '203.0.113.9:80'])
    assert.deepEqual(both(text), [text, null])
})
