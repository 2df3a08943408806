import { askOwner } from './support/ask-owner.ts'
import { makeFolder, removeFolders, startBackend } from './support/backend.ts'
import { partBytes, pdfOf, requestWithLink, sha256, uploads } from './support/upload.ts'

// Files from a browser without script: their hash and length are known at the end.

let backend: Awaited<ReturnType<typeof startBackend>>
const dir = makeFolder()
beforeAll(async () => {
  backend = await startBackend({ dir })
})
afterAll(removeFolders)

const visitor = async () => uploads(backend, (await requestWithLink(backend)).token)
type Visitor = Awaited<ReturnType<typeof visitor>>
const plain = { bytes: undefined, sha256: undefined }

async function uploadPlain(to: Visitor, bytes: Buffer, name: string) {
  const [, { id }] = await to.begin(bytes, { ...plain, name })
  for (let part = 0; part * partBytes < bytes.length; part += 1) await to.part(id, bytes, part)
  return to.done(id, { sha256: sha256(bytes), bytes: bytes.length })
}
const files = async (to: Visitor) => (await to.list())[1].files as { id: string; state: string }[]

test('one that a script has begun arrives as that, and the script finds it there', async () => {
  const to = await visitor()
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

test('five that are sent again are the five that are there, and a sixth is one too many', async () => {
  const to = await visitor()
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

// The last one, as it stops the backend.
test('a part that was noted and never came is none of the file that has arrived', async () => {
  const to = await visitor()
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
