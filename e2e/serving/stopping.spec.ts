import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { startSite } from '../../server/start-site.ts'
import { expect, test } from '../support/fixtures.ts'
import { freePort } from '../support/free-port.ts'

test('A stop answers what is under way, takes nothing new, and ends', async () => {
  const port = await freePort()
  const site = await startSite({ port, siteUrl: `http://localhost:${port}`, backend: null })
  const socket = connect(port, '127.0.0.1')
  const head =
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 5'
  socket.write(`${head}\r\n\r\n--x-`)
  await new Promise((resolve) => setTimeout(resolve, 500))
  const stopped = site.stop()
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow()
  socket.write('-')
  expect(await text(socket)).toMatch(/^HTTP\/1.1 [1-5]\d\d /)
  await stopped
})
