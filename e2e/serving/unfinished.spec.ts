import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { expect, test } from '../support/fixtures.ts'
import { get, sendBytes } from '../support/wire.ts'

// Requests that somebody begins and does not finish.

const megabyte = 1024 * 1024

/** A native form post without its last byte. */
function beginPost(url: string): Socket {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.on('error', () => {})
  socket.write(
    `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${megabyte}\r\n\r\n`,
  )
  socket.write('x'.repeat(megabyte - 1))
  return socket
}

test('One visitor has no more than 64 posts under way, and everybody else is served', async ({ site }) => {
  const begun = Array.from({ length: 64 }, () => beginPost(site.url))
  await Promise.all(begun.map((socket) => once(socket, 'drain')))
  const [answer] = (await once(beginPost(site.url), 'data')) as [Buffer]
  expect(String(answer)).toMatch(/^HTTP\/1.1 429 /)
  expect((await get(`${site.url}/sign-in`)).status).toBe(200)
  for (const socket of begun) socket.destroy()
})

test('Half a header is given ten seconds @night', async ({ site }) => {
  const begin = Date.now()
  expect(await sendBytes(site.url, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')).toMatch(
    /^HTTP\/1.1 408 /,
  )
  expect(Date.now() - begin).toBeLessThan(14_000)
})

test('Next keeps no more of a post than the server in front lets through', () => {
  const built = JSON.parse(readFileSync('.next/required-server-files.json', 'utf8'))
  expect(built.config.experimental.proxyClientMaxBodySize).toBe(megabyte)
})
