import { leadHeader } from '../functions/_shared/lead-header.ts'
import { startArtworkFunction } from './support/artwork-function.ts'
import { backendForTests, makeFolder } from './support/backend.ts'
import { requestWithLink } from './support/upload.ts'

const backend = backendForTests()

const post = async (
  token: string,
  act: string,
  body: unknown = {},
  { base = `${backend.url}/functions/v1/send-artwork`, visitor = 'a1'.repeat(32) } = {},
): Promise<[number, Record<string, unknown>]> => {
  const answer = await fetch(`${base}/request/${act}`, {
    method: 'POST',
    headers: { apikey: backend.anonKey, 'x-artwork-token': token, ...leadHeader({ visitor }) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const text = await answer.text()
  return [answer.status, text ? JSON.parse(text) : {}]
}
const refused = (reason: string) => [422, { error: 'refused', reason }]
const unknown = [404, { error: 'unknown' }]
const note = (body: unknown) => ({ key: crypto.randomUUID(), body })

test('a page is read, written to once for each key, seen, and ended for good', async () => {
  const { token } = await requestWithLink(backend)
  expect(await post(token, 'read')).toMatchObject([
    200,
    { state: 'received', messages: [], quotes: [], files: { announced: 2 } },
  ])
  const message = note(' Hello,\n\0\ud800 it’s me. ')
  const [status, first] = await post(token, 'messages', message)
  expect([status, first]).toEqual([200, { id: message.key, at: expect.any(String) }])
  expect(await post(token, 'messages', message)).toEqual([200, first])
  const [, page] = await post(token, 'read')
  expect(page.messages).toEqual([
    {
      ...first,
      by: null,
      body: 'Hello,\n\ufffd it’s me.',
      quote: null,
      files: [],
      pins: null,
      stranger: false,
    },
  ])
  expect(await post(token, 'accept', { number: 1, choice: 0, total: '1.00', name: 'Priya' })).toEqual([
    200,
    { state: 'unknown' },
  ])
  expect(await post(token, 'seen')).toEqual([204, {}])
  expect(await post(token, 'end')).toEqual([204, {}])
  for (const act of ['read', 'messages', 'accept', 'seen', 'end'])
    expect(await post(token, act, { ...note('x'), number: 1, choice: 0, total: '1', name: 'x' })).toEqual(
      unknown,
    )
})

test('8,000 characters of any script are taken; one more, or anything else, is refused', async () => {
  const { token } = await requestWithLink(backend)
  for (const letter of ['x', 'م', '漢', '🎉'])
    expect(await post(token, 'messages', note(letter.repeat(8_000)))).toMatchObject([200, {}])
  for (const body of ['x'.repeat(8_001), ' \n ', '', null, 7, {}, ['x']])
    expect(await post(token, 'messages', note(body))).toEqual(refused('malformed'))
  const { key, body } = note('y')
  const nested = '['.repeat(20_000) + ']'.repeat(20_000)
  const wrongs = [
    '',
    'null',
    '[',
    '"x"',
    '[1]',
    '{"key": "x", "body": "y"}',
    `{"body": "${'x'.repeat(70_000)}"}`,
  ]
  for (const wrong of [...wrongs, nested, `{"a":${nested}}`, { key: [key], body }])
    expect(await post(token, 'messages', wrong)).toEqual(refused('malformed'))
  expect((await post(token, 'messages', { key, body, due: [1] }))[0]).toBe(200)
})

test('changes to a proof need no words beside their pins, and a wrong pin is refused with them', async () => {
  const { token } = await requestWithLink(backend)
  const pin = { page: 1, x: 3.25, y: -0.1, unit: 'in', text: ' Add a period. ' }
  const pinning = (change: object = {}, more = {}) => ({
    ...note(''),
    pins: { version: 2, pins: [{ ...pin, ...change }], ...more },
  })
  expect((await post(token, 'messages', pinning()))[0]).toBe(200)
  const [, { messages }] = (await post(token, 'read', {})) as [number, { messages: object[] }]
  expect(messages).toMatchObject([
    { body: '', pins: { version: 2, pins: [{ ...pin, text: 'Add a period.' }] } },
  ])
  const wrongPins = [
    { text: ' ' },
    { text: 'x'.repeat(501) },
    { x: '3' },
    { y: 1e9 },
    { page: -1 },
    { unit: 'mm' },
  ]
  const wrongLists = [{ pins: [] }, { pins: Array(41).fill(pin) }, { pins: 'x' }, { version: '2' }]
  const wrongs = [
    ...wrongPins.map((change) => pinning(change)),
    ...wrongLists.map((more) => pinning({}, more)),
  ]
  for (const wrong of [...wrongs, { ...note('Words.'), pins: [1] }])
    expect(await post(token, 'messages', wrong)).toEqual(refused('malformed'))
})

test('an acceptance needs a name, a quote’s number, a choice and its total', async () => {
  const { token } = await requestWithLink(backend)
  const whole = { number: 1, choice: 0, total: '1.00', name: 'Priya', order: 'PO 7' }
  for (const [change, reason] of [
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(121) }, 'name'],
    [{ order: 'x'.repeat(61) }, 'order'],
    [{ order: 7 }, 'order'],
    [{ number: '1; drop' }, 'malformed'],
    [{ choice: 3 }, 'malformed'],
    [{ choice: '0' }, 'malformed'],
    [{ total: 1 }, 'malformed'],
  ] as const)
    expect(await post(token, 'accept', { ...whole, ...change })).toEqual(refused(reason))
  expect(await post(token, 'accept', { ...whole, number: 99_999_999_999 })).toEqual(refused('malformed'))
})

test('a visitor who writes or guesses too much hears when to come again', async () => {
  const { token } = await requestWithLink(backend)
  const one = await startArtworkFunction(backend, {
    url: backend.url,
    folder: makeFolder(),
    more: { MESSAGES_PER_VISITOR: '2' },
  })
  const from = { base: one.base, visitor: 'b2'.repeat(32) }
  const later = [429, { error: 'later', seconds: expect.any(Number) }]
  for (const status of [200, 200, 429])
    expect((await post(token, 'messages', note('secret words'), from))[0]).toBe(status)
  expect(await post(token, 'messages', note('x'), from)).toEqual(later)
  expect((await post(token, 'read', {}, from))[0]).toBe(200)
  for (let guess = 0; guess < 60; guess += 1)
    expect(await post(`${guess}`.padEnd(43, 'A'), 'read', {}, from)).toEqual(unknown)
  expect(await post('A'.repeat(43), 'read', {}, from)).toEqual(later)
  expect(await post(token, 'read', {}, from)).toEqual(later)
  expect((await post(token, 'read', {}, { ...from, visitor: 'c3'.repeat(32) }))[0]).toBe(200)
  await one.stop()
  expect(one.said.join('\n')).toContain('limit_open_link')
  expect(one.said.join('\n')).not.toContain('secret words')
  expect(one.said.join('\n')).not.toContain(token)
})

test('only POST is answered, and no other act', async () => {
  const { token } = await requestWithLink(backend)
  const headers = { apikey: backend.anonKey, 'x-artwork-token': token }
  const get = await fetch(`${backend.url}/functions/v1/send-artwork/request/read`, { headers })
  expect(get.status).toBe(405)
  for (const act of ['constructor', '__proto__', 'reads', 'read/x', ''])
    expect((await post(token, act))[0]).toBe(404)
})
