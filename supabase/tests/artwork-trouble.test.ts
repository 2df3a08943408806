import { reference } from '../../lib/leads/reference.ts'
import { leadHeader } from '../functions/_shared/lead-header.ts'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { startArtworkFunction, startStorage } from './support/artwork-function.ts'
import { backendForTests, makeFolder } from './support/backend.ts'
import { ask, makeAccountFor, signInFor } from './support/sign-in.ts'
import { partBytes, pdfOf, requestWithLink, sha256, upload, uploads } from './support/upload.ts'

// Failing uploads, with the real function and database; only a hosted project's storage is a stand-in.

const dir = makeFolder()
const backend = backendForTests({ dir })

const later = [503, { error: 'later' }]
const newToken = async () => (await requestWithLink(backend)).token

test('a full disk confirms nothing, and the same part goes through once there is room', async () => {
  const folder = makeFolder()
  const token = await newToken()
  const bytes = pdfOf(partBytes)
  const full = await startArtworkFunction(backend, { url: backend.url, folder, blocks: 2_000 })
  const to = uploads(backend, token, full.base)
  const [, { id }] = await to.begin(bytes)
  expect(await to.part(id, bytes, 0)).toEqual(later)
  expect(readdirSync(folder)).toEqual([])
  expect((await to.list())[1].files).toMatchObject([{ state: 'begun', parts: [] }])
  expect(full.said.join('\n')).toContain('storage_put_EFBIG')
  await full.stop()

  const free = await startArtworkFunction(backend, { url: backend.url, folder })
  expect(await upload(uploads(backend, token, free.base), bytes)).toBe(id)
  await free.stop()
})

test('with a hosted project’s storage: whole, away for a time, full, and with an object lost', async () => {
  const storage = await startStorage(backend)
  const hosted = await startArtworkFunction(backend, { url: storage.url })
  const to = uploads(backend, await newToken(), hosted.base)
  const bytes = pdfOf(partBytes + 999)
  const [, { id }] = await to.begin(bytes)
  for (const mood of ['down', 'full'] as const) {
    storage.mood = mood
    expect(await to.part(id, bytes, 1)).toEqual(later)
  }
  storage.mood = 'up'
  for (const number of [1, 0]) expect((await to.part(id, bytes, number))[0]).toBe(204)
  storage.mood = 'down'
  expect(await to.done(id)).toEqual(later)
  storage.mood = 'up'
  const [lost = ''] = storage.objects.keys()
  storage.objects.delete(lost)
  expect(await to.done(id)).toEqual([409, { error: 'missing', parts: [1] }])
  expect((await to.part(id, bytes, 1))[0]).toBe(204)
  expect(await to.done(id)).toMatchObject([200, { state: 'arrived', sha256: sha256(bytes) }])
  const read = await to.ask('GET', `files/${id}/content`)
  expect(sha256(Buffer.from(await read.arrayBuffer()))).toBe(sha256(bytes))

  expect((await to.remove(id))[0]).toBe(204)
  const options = { method: 'POST', headers: { apikey: backend.secretKey } }
  expect(await (await fetch(`${hosted.base}/sweep`, options)).json()).toEqual({ removed: 2 })
  expect(storage.objects.size).toBe(0)
  await hosted.stop()
  storage.stop()
})

test('nothing is confirmed while the database is down', async () => {
  const away = await startArtworkFunction(backend, { url: 'http://127.0.0.1:9', folder: makeFolder() })
  const to = uploads(backend, 'A'.repeat(43), away.base)
  expect(await to.list()).toEqual(later)
  expect(await to.begin(pdfOf(9))).toEqual(later)
  await away.stop()
})

test('bytes that are others than announced are not kept', async () => {
  const to = uploads(backend, await newToken())
  const bytes = pdfOf(partBytes + 9)
  const [, { id }] = await to.begin(bytes)
  const damaged = [400, { error: 'damaged' }]
  const other = `sha-256=:${'A'.repeat(43)}=:`
  const wrongs: Record<string, string>[] = [
    { 'content-digest': other },
    { 'content-digest': 'md5=:x:' },
    { 'x-part-bytes': '7' },
  ]
  for (const wrong of wrongs) expect(await to.part(id, bytes, 0, wrong)).toEqual(damaged)
  // The file has no such part.
  expect(await to.part(id, Buffer.concat([bytes, bytes]), 2)).toEqual(damaged)
  const before = readdirSync(join(dir, 'artwork')).length
  expect((await to.list())[1].files).toMatchObject([{ parts: [] }])
  // The file changed while it was read: each part is intact, but the whole differs.
  const changed = Buffer.from(bytes)
  changed.write('x', changed.length - 9)
  await to.part(id, bytes, 0)
  await to.part(id, changed, 1)
  expect(await to.done(id)).toEqual([422, { error: 'damaged' }])
  expect((await to.list())[1].files).toEqual([])
  expect(before).toBe(0)
})

test.each([
  ['a packed file', 'PK\x03\x04rest', 'archive'],
  ['an office file', '\xd0\xcf\x11\xe0', 'office'],
  [
    'one named at its end',
    `PK\x03\x04${'\x07'.repeat(9_000)}word/vbaProject.bin[Content_Types].xml${'\0'.repeat(600)}`,
    'office',
  ],
  ['a web page', '<!doctype html><script>alert(1)</script>', 'html'],
  ['a program for Windows', 'MZ\x90\0', 'program'],
  ['a program for Linux', '\x7fELF\x02', 'program'],
  ['a script', '#!/bin/sh\n', 'program'],
])('%s is refused by its bytes, whatever it is called, and leaves nothing', async (_, text, reason) => {
  const to = uploads(backend, await newToken())
  const bytes = Buffer.from(text, 'latin1')
  const [, { id }] = await to.begin(bytes)
  await to.part(id, bytes, 0)
  expect(await to.done(id)).toEqual([422, { error: 'refused', reason }])
  expect((await to.list())[1].files).toEqual([])
})

test('a file that is two kinds in one is taken and named as such', async () => {
  const to = uploads(backend, await newToken())
  const bytes = Buffer.from('<script>alert(1)</script>\n%PDF-1.7\n')
  const id = await upload(to, bytes)
  const [, whole] = await to.done(id)
  expect(whole).toMatchObject({ state: 'arrived', verdict: null })
})

test('4 GB and nothing at all are refused before a byte is sent', async () => {
  const to = uploads(backend, await newToken())
  expect(await to.begin(pdfOf(9), { bytes: 4 * 2 ** 30 })).toEqual([413, { error: 'too-large' }])
  expect(await to.begin(pdfOf(9), { bytes: 50 * 2 ** 20 + 1 })).toEqual([413, { error: 'too-large' }])
  expect(await to.begin(pdfOf(9), { bytes: 0 })).toEqual([422, { error: 'refused', reason: 'empty' }])
  expect((await to.begin(pdfOf(9), { bytes: 50 * 2 ** 20 }))[0]).toBe(201)
})

test('a visitor begins so many files an hour, a network as many', async () => {
  const folder = makeFolder()
  const one = await startArtworkFunction(backend, {
    url: backend.url,
    folder,
    more: { ARTWORK_PER_VISITOR: '2' },
  })
  const visitor = uploads(backend, await newToken(), one.base)
  const begin = (name: string, as: string) =>
    visitor.ask(
      'POST',
      'files',
      JSON.stringify({ name, type: 'pdf', bytes: 9, sha256: 'a'.repeat(64) }),
      leadHeader({ visitor: as.repeat(64) }),
    )
  for (const [name, as, status] of [
    ['a', 'b', 201],
    ['b', 'b', 201],
    ['a', 'b', 200],
    ['c', 'b', 429],
    ['c', 'c', 201],
  ] as const)
    expect([name, (await begin(name, as)).status]).toEqual([name, status])
  expect(await (await begin('d', 'b')).json()).toEqual({ error: 'later', seconds: expect.any(Number) })
  // An IPv6 customer owns the wider network: its addresses are one visitor.
  const other = uploads(backend, await newToken(), one.base)
  const statuses: number[] = []
  for (const as of ['d', 'e', 'f']) {
    const headers = leadHeader({ visitor: as.repeat(64), network: 'e'.repeat(64) })
    const file = { name: as, type: 'pdf', bytes: 9, sha256: 'a'.repeat(64) }
    statuses.push((await other.ask('POST', 'files', JSON.stringify(file), headers)).status)
  }
  expect(statuses).toEqual([201, 201, 429])
  await one.stop()
})

test('files that are begun and taken away use up nobody’s day', async () => {
  const limits = { ARTWORK_PER_VISITOR: '1000', ARTWORK_GB_A_DAY: '1' }
  const one = await startArtworkFunction(backend, { url: backend.url, folder: makeFolder(), more: limits })
  const to = uploads(backend, await newToken(), one.base)
  for (let file = 0; file < 25; file += 1) {
    const [status, begun] = await to.begin(pdfOf(99), { bytes: 50 * 2 ** 20 })
    expect(status).toBe(201)
    await to.remove(begun.id)
  }
  await one.stop()
})

test('staff send what opens everywhere, a ZIP too; neither web pages nor macros nor artwork', async () => {
  await makeAccountFor(backend, 'eve@example.com', 'Eve')
  const token = await signInFor(backend, 'eve@example.com')
  const { id } = await requestWithLink(backend)
  const body = { reference: reference(id) }
  const key = await (await ask(backend, '/rest/v1/rpc/attach_files', { token, body })).json()
  const to = uploads(backend, String(key))
  const send = async (text: string, type: string) => {
    const bytes = Buffer.from(text, 'latin1')
    const [status, { id: file, reason }] = await to.begin(bytes, { type, name: type })
    if (status !== 201) return reason
    await to.part(file, bytes, 0)
    const [done, said] = await to.done(file)
    return done === 200 ? said : said.reason
  }
  const zip = 'PK\x03\x04rest'
  // There is nothing to check: it is theirs.
  expect(await send(zip, 'archive')).toEqual({
    id: expect.any(String),
    state: 'arrived',
    sha256: sha256(zip),
    verdict: null,
  })
  expect(await send('%PDF-1.7\n', 'pdf')).toMatchObject({ state: 'arrived' })
  expect(await send('Name;Street', 'document')).toMatchObject({ state: 'arrived' })
  for (const type of ['svg', 'psd', 'html', 'office', 'program', 'unknown'])
    expect(await send('x', type)).toBe(type)
  const claimed = (text: string) => send(text, 'archive')
  expect(await claimed('Rar!rest')).toBe('archive')
  expect(await claimed('<!doctype html>')).toBe('html')
  expect(await claimed('MZ\x90\0')).toBe('program')
  expect((await to.list())[0]).toBe(404)
})
