import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { startFront } from '../support/nginx.ts'
import { openFiles } from '../support/open-files.ts'
import { get } from '../support/wire.ts'

// A process of the test's own stands where the site's would, to see what reaches it and to answer in odd ways.

let server: Server
let front: Awaited<ReturnType<typeof startFront>>
let seen: { url?: string; headers: IncomingHttpHeaders; bytes: number }
let answer: (response: ServerResponse) => void

test.beforeAll(async () => {
  server = createServer((request, response) => {
    const { url, headers } = request
    seen = { url, headers, bytes: 0 }
    request.on('data', (part: Buffer) => (seen.bytes += part.length)).on('end', () => answer(response))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  front = await startFront((server.address() as AddressInfo).port)
})
test.beforeEach(() => {
  answer = (response) => response.end()
})
/** Whatever nginx holds open but the site's own files. */
const written = () => openFiles(front.pid).filter((file) => !file.includes('/.next/'))

test.afterAll(async () => {
  await front.stop()
  server.closeAllConnections()
  server.close()
})

test('Who the visitor is, the site hears from nginx and not from the visitor', async () => {
  await get(`${front.url}/nope`, {
    'X-Forwarded-For': '203.0.113.9',
    'X-Forwarded-Proto': 'https',
    'X-Forwarded-Host': 'evil.example',
    'X-Forwarded-Port': '443',
  })
  expect(seen.headers['x-forwarded-for']).toBe('127.0.0.1')
  expect(seen.headers['x-forwarded-proto']).toBe('http')
  expect(seen.headers['x-forwarded-host']).toBeUndefined()
  expect(seen.headers['x-forwarded-port']).toBeUndefined()
  expect(seen.headers.host).toBe(new URL(front.url).host)
})

test('What Next and Node take, nginx takes', async () => {
  const path = `/${'x'.repeat(15_000)}`
  let onDisk: string[] | undefined
  answer = (response) => {
    onDisk = written()
    response.end()
  }
  const { status } = await fetch(front.url + path, { method: 'POST', body: 'x'.repeat(1_000_000) })
  expect(status).toBe(200)
  expect(seen).toMatchObject({ url: path, bytes: 1_000_000 })
  expect(onDisk).toEqual([])
})

test('nginx writes nothing down of its visitors', async () => {
  answer = (response) => response.destroy()
  expect((await get(`${front.url}/nope?name=ada`)).status).toBe(502)
  expect((await get(`${front.url}/robots.txt`)).status).toBe(200)
  expect(front.said()).toBe('')
  expect(written()).toEqual([])
})

test('An answer goes on as it comes', async () => {
  answer = (response) => response.write('first')
  const { body } = await fetch(`${front.url}/nope`)
  const reader = body?.getReader()
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('first')
  await reader?.cancel()
})

test('A long download is not kept on the disk while it waits for the visitor', async () => {
  answer = (response) => response.end(Buffer.alloc(20_000_000))
  const { body } = await fetch(`${front.url}/form-submissions/export`)
  await wait(300)
  expect(written()).toEqual([])
  await body?.cancel()
})

test('A download that breaks off does not look whole', async () => {
  answer = (response) => {
    response.write('first')
    void wait(100).then(() => response.destroy())
  }
  await expect(get(`${front.url}/nope`)).rejects.toThrow('aborted')
})

test('An answer keeps its own headers, long ones too', async () => {
  const cookies = ['a', 'b', 'c'].map((name) => `${name}=${'x'.repeat(3_500)}; HttpOnly`)
  const headers = {
    'Set-Cookie': cookies,
    'Content-Security-Policy': "default-src 'none'",
    Location: 'http://site/x',
  }
  answer = (response) => response.writeHead(303, headers).end()
  const got = await get(`${front.url}/sign-in`)
  expect(got.headers).toMatchObject({
    'set-cookie': cookies,
    'content-security-policy': "default-src 'none'",
    location: 'http://site/x',
  })
})

test('A connection that Node is about to close is not used again', async () => {
  const ports = new Set<number | undefined>()
  answer = (response) => {
    ports.add(response.socket?.remotePort)
    response.end()
  }
  for (const pause of [0, 0, 4_500]) {
    await wait(pause)
    await get(`${front.url}/nope`)
  }
  expect(ports.size).toBe(2)
})
