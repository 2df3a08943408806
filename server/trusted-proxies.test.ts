import type { IncomingHttpHeaders } from 'node:http'
import { applyProxyHeaders, readTrustedProxies } from './trusted-proxies.ts'

function believed(setting: string, address: string, forwarded?: string): IncomingHttpHeaders {
  const headers: IncomingHttpHeaders = {
    'x-forwarded-proto': 'https',
    ...(forwarded && { 'x-forwarded-for': forwarded }),
  }
  applyProxyHeaders(headers, address, readTrustedProxies(setting))
  return headers
}

const visitor = '203.0.113.9'
const liar = '192.0.2.66'
const proxy = '10.0.0.1'

test.each([
  ['nobody is believed from elsewhere', '', visitor, liar, visitor],
  ['a proxy on this machine is', '', '127.0.0.1', visitor, visitor],
  ['over IPv6 too', '', '::1', visitor, visitor],
  ['and as IPv4 within IPv6', '', '::ffff:127.0.0.1', visitor, visitor],
  ['what it was told by a visitor is not', '', '127.0.0.1', `${liar}, ${visitor}`, visitor],
  ['a named proxy is', proxy, proxy, `${liar}, ${visitor}`, visitor],
  ['a chain of them is', `${proxy}, 10.1.0.0/16`, proxy, `${liar}, ${visitor}, 10.1.2.3`, visitor],
  ['an IPv6 network is', '2001:db8::/32', '2001:db8::7', visitor, visitor],
  ['a proxy that is not named is not', proxy, '10.0.0.2', visitor, '10.0.0.2'],
  ['nonsense is nobody of ours', '', '127.0.0.1', `${liar}, nonsense`, 'nonsense'],
  ['two proxies count as two', '2', proxy, `${liar}, ${visitor}, 10.1.2.3`, visitor],
  ['no proxy is none, on this machine either', '0', '127.0.0.1', liar, '127.0.0.1'],
  ['a short list ends with its first', '3', proxy, visitor, visitor],
  ['without the header the other end counts', '', '127.0.0.1', undefined, '127.0.0.1'],
])('%s', (_, setting, address, forwarded, expected) => {
  expect(believed(setting, address, forwarded)['x-forwarded-for']).toBe(expected)
})

test('the other proxy headers are taken from our proxies alone', () => {
  expect(believed('', '127.0.0.1')['x-forwarded-proto']).toBe('https')
  expect(believed('', visitor)['x-forwarded-proto']).toBeUndefined()
})

test.each(['', '1', proxy])(
  'no proxy is believed what the host is: Origin is compared with it (%j)',
  (setting) => {
    const headers: IncomingHttpHeaders = { 'x-forwarded-host': 'evil.example', 'x-forwarded-for': visitor }
    applyProxyHeaders(headers, setting === proxy ? proxy : '127.0.0.1', readTrustedProxies(setting))
    expect(headers).toEqual({ 'x-forwarded-for': visitor })
  },
)

test('a header of nothing but commas costs no time', () => {
  const begin = process.cpuUsage() // processor time: others use this machine too
  for (let time = 0; time < 10; time += 1) believed('', '127.0.0.1', ' ,'.repeat(7_750))
  expect(process.cpuUsage(begin).user / 1_000).toBeLessThan(500)
})
