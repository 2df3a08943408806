import { connect } from 'node:net'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { connections } from '../../server/limits.ts'
import { startSite } from '../../server/start-site.ts'
import { expect, test } from '../support/fixtures.ts'
import { freePort } from '../support/free-port.ts'
import { get, sendBytes } from '../support/wire.ts'

test('One address cannot hold all connections @night', async () => {
  const port = await freePort()
  const siteUrl = `http://localhost:${port}`
  const site = await startSite({ port, siteUrl, trustedProxies: '0', backend: null })
  const sockets = Array.from({ length: connections.ofOne + 30 }, () => connect(port, '127.0.0.1'))
  let closed = 0
  for (const socket of sockets)
    socket
      .on('error', () => {})
      .resume()
      .once('close', () => (closed += 1))
  // The first may have connected while the server was starting.
  await expect.poll(() => closed).toBeGreaterThanOrEqual(30)
  await wait(100)
  const refused = closed
  expect(refused).toBeLessThan(35)
  // Half a request head each: the server holds some of them, and answers others meanwhile.
  for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nHost: a\r\n')
  const other = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' })
  other.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
  const [said] = (await once(other, 'data')) as [Buffer]
  expect(String(said)).toMatch(/^HTTP\/1.1 200 /)
  expect(closed).toBe(refused)
  await expect.poll(() => closed, { timeout: 20_000 }).toBe(sockets.length)
  await wait(100)
  expect((await get(siteUrl)).status).toBe(200)
  await site.stop()
})

test('An address with needless escapes redirects to the plain one, never to another host', async ({
  site,
}) => {
  const ask = (target: string) =>
    sendBytes(site.url, `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
  const led = await ask('//%65vil.example')
  expect(led).toMatch(/^HTTP\/1.1 308 /)
  expect(led).toContain('\r\nLocation: /evil.example\r\n')
  expect(await ask('http://evil.example/')).toMatch(/^HTTP\/1.1 400 /)
})
