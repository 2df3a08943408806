import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { startFront } from './support/nginx.ts'
import { get } from './support/wire.ts'

// A process of the test's own stands where the site's would, to see what reaches it and to answer in odd ways.

let server: Server
let front: { url: string; stop: () => Promise<void> }
let seen: IncomingHttpHeaders
let answer: (response: ServerResponse) => void

test.beforeAll(async () => {
  server = createServer((request, response) => {
    seen = request.headers
    answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  front = await startFront((server.address() as AddressInfo).port)
})
test.beforeEach(() => {
  answer = (response) => response.end()
})
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
  expect(seen['x-forwarded-for']).toBe('127.0.0.1')
  expect(seen['x-forwarded-proto']).toBe('http')
  expect(seen['x-forwarded-host']).toBeUndefined()
  expect(seen['x-forwarded-port']).toBeUndefined()
  expect(seen.host).toBe(new URL(front.url).host)
})

test('An answer goes on as it comes', async () => {
  answer = (response) => response.write('first')
  const { body } = await fetch(`${front.url}/nope`)
  const reader = body?.getReader()
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('first')
  await reader?.cancel()
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
  const headers = { 'Set-Cookie': cookies, 'Content-Security-Policy': "default-src 'none'", Location: '/x' }
  answer = (response) => response.writeHead(303, headers).end()
  const got = await get(`${front.url}/sign-in`)
  expect(got.headers).toMatchObject({
    'set-cookie': cookies,
    'content-security-policy': "default-src 'none'",
    location: '/x',
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
