import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import { listen } from '../../supabase/local/listen.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { startFront } from '../support/nginx.ts'
import { openFiles } from '../support/open-files.ts'
import { ask, get } from '../support/wire.ts'

// The test's own server takes the site's place, to see what nginx forwards and logs.

let server: Server
let front: Awaited<ReturnType<typeof startFront>>
let received: { headers: IncomingHttpHeaders; bytes: number }
/** Open all the time: the log of visits, which names nobody (entries.spec.ts). */
let ours: string[]
let answer = (response: ServerResponse): unknown => response.end()

test.beforeAll(async () => {
  server = createServer((request, response) => {
    received = { headers: request.headers, bytes: 0 }
    request.on('data', (part: Buffer) => (received.bytes += part.length)).on('end', () => answer(response))
  })
  front = await startFront(Number(new URL(await listen(server)).port))
  ours = openFiles(front.pid)
})
test.beforeEach(() => {
  answer = (response) => response.end()
})
test.afterAll(async () => {
  await front.stop()
  server.closeAllConnections()
  server.close()
})

test('The site learns the visitor’s address from nginx, not from the visitor', async () => {
  await get(`${front.url}/nope`, {
    'X-Forwarded-For': '203.0.113.9',
    'X-Forwarded-Proto': 'https',
    'X-Forwarded-Host': 'evil.example',
    'X-Forwarded-Port': '443',
  })
  expect(received.headers['x-forwarded-for']).toBe('127.0.0.1')
  expect(received.headers['x-forwarded-proto']).toBe('http')
  expect(received.headers['x-forwarded-host']).toBeUndefined()
  expect(received.headers['x-forwarded-port']).toBeUndefined()
  expect(received.headers.host).toBe(new URL(front.url).host)
})

test('A form as large as Next takes is passed on, and a larger one refused', async () => {
  let onDisk: string[] | undefined
  answer = (response) => {
    onDisk = openFiles(front.pid)
    response.end()
  }
  expect((await ask(front.url, { method: 'POST', body: 'x'.repeat(1_000_000) })).status).toBe(200)
  expect(received.bytes).toBe(1_000_000)
  expect(onDisk).toEqual(ours)
  expect((await ask(front.url, { method: 'POST', body: 'x'.repeat(1_100_000) })).status).toBe(413)
  const words = (size: number) =>
    ask(front.url, { method: 'POST', path: '/request/read', body: 'x'.repeat(size) })
  expect([(await words(65_536)).status, (await words(65_537)).status]).toEqual([200, 413])
})

test('A part of a file is passed on before it is whole, and never written to the disk', async () => {
  const path = '/artwork/files/00000000-0000-4000-8000-000000000000/0'
  let onDisk: string[] | undefined
  answer = (response) => {
    onDisk = openFiles(front.pid)
    response.end()
  }
  const put = (size: number) => ask(front.url, { method: 'PUT', path, body: 'x'.repeat(size) })
  expect((await put(4 * 1024 * 1024)).status).toBe(200)
  expect(received.bytes).toBe(4 * 1024 * 1024)
  expect(onDisk).toEqual(ours)
  expect((await put(4 * 1024 * 1024 + 1)).status).toBe(413)
})

test('A long download is not kept on the disk, and one that breaks off looks broken', async () => {
  answer = (response) =>
    response.setHeader('Cache-Control', 'private, no-store').end(Buffer.alloc(20_000_000))
  const { body } = await fetch(`${front.url}/form-submissions/export`)
  await wait(300)
  expect(openFiles(front.pid)).toEqual(ours)
  await body?.cancel()

  answer = (response) => {
    response.write('first')
    void wait(100).then(() => response.destroy())
  }
  await expect(get(`${front.url}/nope`)).rejects.toThrow('aborted')
})

test('An answer keeps its own headers, and nginx writes nothing down of visitors', async () => {
  const cookies = ['a', 'b', 'c'].map((name) => `${name}=${'x'.repeat(3_500)}; HttpOnly`)
  const headers = { 'Set-Cookie': cookies, 'Content-Security-Policy': "default-src 'none'", Location: '/x' }
  answer = (response) => response.writeHead(303, headers).end()
  const got = await get(`${front.url}/sign-in?email=ada`)
  expect(got.headers).toMatchObject({
    'set-cookie': cookies,
    'content-security-policy': "default-src 'none'",
    location: '/x',
  })
  answer = (response) => response.destroy()
  expect((await get(`${front.url}/nope?name=ada`)).status).toBe(502)
  expect(front.said()).toBe('')
})

test('One network has few requests under way at once; the rest are told to come later', async () => {
  const held: ServerResponse[] = []
  answer = (response) => void held.push(response)
  const answers = Array.from({ length: 120 }, (_, index) => get(`${front.url}/nope?${index}`))
  await expect.poll(() => held.length).toBe(100)
  await wait(200)
  expect(held).toHaveLength(100)
  for (const response of held) response.end()
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 429)).toHaveLength(20)
  expect(statuses.filter((status) => status === 200)).toHaveLength(100)
})
