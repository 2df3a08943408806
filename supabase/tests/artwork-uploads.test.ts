import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { askOwner } from './support/ask-owner.ts'
import { backendForTests, makeFolder } from './support/backend.ts'
import { partBytes, pdfOf, requestWithLink, sha256, upload, uploads } from './support/upload.ts'

// Files by a visitor's own link, with the real function under Deno, the real database and folder.

const dir = makeFolder()
const backend = backendForTests({ dir })

async function visitor() {
  const { id, token } = await requestWithLink(backend)
  return { request: id, token, to: uploads(backend, token) }
}
const stored = () => readdirSync(join(dir, 'artwork'))

test('files in the folder have random names', async () => {
  const { to } = await visitor()
  await upload(to, pdfOf(999), { name: '../../x.pdf' })
  for (const name of stored()) expect(name).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
})

test('a name is kept as it was typed', async () => {
  const { to } = await visitor()
  const names = [
    '../../etc/passwd',
    `a"b'c\n\r<d>.pdf`,
    'gnp.\u202efdp.exe',
    `${'ä'.repeat(296)}.pdf`,
    '\ud800.pdf\0',
  ]
  for (const name of names) await upload(to, pdfOf(99), { name })
  const [, { files }] = await to.list()
  expect((files as { name: string }[]).map(({ name }) => name)).toEqual([...names.slice(0, 4), '\ufffd.pdf'])
})

test('a name that is too long keeps its ending', async () => {
  const { to } = await visitor()
  await upload(to, pdfOf(99), { name: `${'😀'.repeat(999)}.jpeg` })
  const [, { files }] = await to.list()
  const [{ name }] = files as [{ name: string }]
  expect([[...name].length, name.slice(-5)]).toEqual([300, '.jpeg'])
})

test('a file that replaces one of five comes beside it until it has arrived', async () => {
  const { to } = await visitor()
  const [first = '', ...others] = await Promise.all(
    ['a', 'b', 'c', 'd', 'e'].map((name) => upload(to, pdfOf(99), { name })),
  )
  const ids = async () => ((await to.list())[1].files as { id: string }[]).map(({ id }) => id)
  const bytes = pdfOf(partBytes + 9)
  for (const replaces of [crypto.randomUUID(), await upload((await visitor()).to, pdfOf(9)), 'x', 7])
    expect(await to.begin(bytes, { replaces })).toEqual([409, { error: 'full' }])
  const [status, { id: given }] = await to.begin(pdfOf(9), { replaces: first })
  expect(status).toBe(201)
  // Another choice before that one arrived: one place holds one file.
  const [, { id }] = await to.begin(bytes, { replaces: first, name: 'better.pdf' })
  await to.part(id, bytes, 0)
  expect((await to.done(id))[0]).toBe(409)
  expect(new Set(await ids())).toEqual(new Set([first, ...others, id]))
  expect(await to.done(given)).toEqual([404, { error: 'unknown' }])
  await to.part(id, bytes, 1)
  expect((await to.done(id))[0]).toBe(200)
  expect(new Set(await ids())).toEqual(new Set([...others, id]))
  expect(await to.begin(pdfOf(9))).toEqual([409, { error: 'full' }])
  // A file that is already there takes the place at once.
  expect(await to.begin(bytes, { replaces: others[0], name: 'better.pdf' })).toMatchObject([200, { id }])
  expect(new Set(await ids())).toEqual(new Set([...others.slice(1), id]))
})

test('a link that is foreign, malformed or expired opens nothing', async () => {
  const { to } = await visitor()
  const id = await upload(to, pdfOf(99))
  const other = (await visitor()).to
  const unknown = [404, { error: 'unknown' }]
  for (const stranger of [other, uploads(backend, 'x'), uploads(backend, 'A'.repeat(43))]) {
    expect(await stranger.part(id, pdfOf(99), 0)).toEqual(unknown)
    expect(await stranger.done(id)).toEqual(unknown)
    expect(await stranger.remove(id)).toEqual(unknown)
    expect((await stranger.ask('GET', `files/${id}/content`)).status).toBe(404)
    if (stranger !== other) expect(await stranger.list()).toEqual(unknown)
  }
  expect((await to.ask('GET', 'files', undefined, { apikey: 'wrong' })).status).toBe(401)
  expect((await to.ask('POST', 'sweep')).status).toBe(403)
})

test('a verdict is one of the three, and is written once', async () => {
  const { to } = await visitor()
  const id = await upload(to, pdfOf(99))
  const note = async (said: unknown) =>
    (await to.ask('PUT', `files/${id}/findings`, JSON.stringify(said))).status
  const verdict = async () => (await to.list())[1].files
  for (const wrong of [null, [1, 2]]) expect([wrong, await note(wrong)]).toEqual([wrong, 422])
  for (const wrong of [{}, { level: 'best', findings: [] }, { level: 'good' }])
    expect([wrong, await note(wrong)]).toEqual([wrong, 404])
  expect(await verdict()).toMatchObject([{ verdict: null }])
  expect(await note({ level: 'help', findings: [], kind: 'x' })).toBe(204)
  expect(await note({ level: 'good', findings: [] })).toBe(404)
  expect(await verdict()).toMatchObject([{ verdict: 'help' }])
})

test('a purpose sent after its file is taken once, and the file is checked again', async () => {
  const { to } = await visitor()
  const bytes = pdfOf(99)
  const id = await upload(to, bytes)
  const level = (said: string) =>
    to.ask('PUT', `files/${id}/findings`, JSON.stringify({ level: said, findings: [] }))
  await level('help')
  const card = { name: 'Card', width: 3.5, height: 2, unit: 'in', on: 'paper', seen: 'near' }
  for (const purpose of [null, card, { ...card, name: 'Other' }])
    expect(await to.begin(bytes, { purpose })).toMatchObject([200, { id }])
  expect(await to.done(id)).toMatchObject([200, { verdict: null, check: { purpose: card } }])
  expect((await level('good')).status).toBe(204)
  // The same purpose again asks for no further check.
  await to.begin(bytes, { purpose: card })
  const [{ sha256: hash, ...file }] = (await to.list())[1].files as [Record<string, unknown>]
  expect(file).toMatchObject({ purpose: card, verdict: 'ready' })
  expect(hash).toBe(sha256(bytes))
})

// A browser without script tells hash and length at the end.
const plain = { bytes: undefined, sha256: undefined }
type Visitor = ReturnType<typeof uploads>

async function uploadPlain(to: Visitor, bytes: Buffer, name: string) {
  const [, { id }] = await to.begin(bytes, { ...plain, name })
  for (let part = 0; part * partBytes < bytes.length; part += 1) await to.part(id, bytes, part)
  return to.done(id, { sha256: sha256(bytes), bytes: bytes.length })
}
const files = async (to: Visitor) => (await to.list())[1].files as { id: string; state: string }[]

test('a post without script finishes the file that a script has begun', async () => {
  const { to } = await visitor()
  const bytes = pdfOf(partBytes + 9)
  const [, { id }] = await to.begin(bytes)
  await to.part(id, bytes, 1)
  expect(await uploadPlain(to, bytes, 'logo.pdf')).toMatchObject([200, { id, state: 'arrived' }])
  expect(await files(to)).toMatchObject([{ id, state: 'arrived', parts: [0, 1] }])
  const read = await to.ask('GET', `files/${id}/content`)
  expect(sha256(Buffer.from(await read.arrayBuffer()))).toBe(sha256(bytes))
  expect((await to.part(id, bytes, 0))[0]).toBe(204)
  expect((await to.done(id))[0]).toBe(200)
})

test('five files sent again without script are the same five, and a sixth is too many', async () => {
  const { to } = await visitor()
  const five = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name, bytes: pdfOf(99) }))
  const ids = []
  for (const { name, bytes } of [...five, ...five]) {
    const [status, { id }] = await uploadPlain(to, bytes, name)
    expect(status).toBe(200)
    ids.push(id)
  }
  expect(ids.slice(5)).toEqual(ids.slice(0, 5))
  expect(await uploadPlain(to, pdfOf(99), 'f')).toEqual([409, { error: 'full' }])
  expect((await files(to)).map(({ id }) => id)).toEqual(ids.slice(0, 5))
  for (let begun = 0; begun < 5; begun += 1) expect((await to.begin(pdfOf(9), plain))[0]).toBe(201)
  expect(await to.begin(pdfOf(9), plain)).toEqual([409, { error: 'full' }])
})

// Last, as it stops the backend.
test('a part that was recorded and never came does not count for the arrived file', async () => {
  const { to } = await visitor()
  const bytes = pdfOf(99)
  const [, { id }] = await to.begin(bytes, plain)
  await to.part(id, bytes, 0)
  const other = { 'content-digest': `sha-256=:${'A'.repeat(43)}=:`, 'x-part-bytes': '9' }
  expect((await to.part(id, pdfOf(partBytes + 9), 1, other))[0]).toBe(400)
  expect((await to.done(id, { sha256: sha256(bytes), bytes: 99 }))[0]).toBe(200)
  await backend.stop()
  expect(askOwner(dir, `select part, arrived from private.artwork_parts where artwork_id = '${id}'`)).toEqual(
    [{ part: 0, arrived: true }],
  )
})
