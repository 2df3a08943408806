import { readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { erasePerson, purgeOld } from '../../lib/staff/erasing/erase-requests.ts'
import { makeFolder, removeFolders, rows, startBackend } from './support/backend.ts'
import { askOwner } from './support/ask-owner.ts'
import { form, partBytes, pdfOf, requestWithLink, send, upload, uploads } from './support/upload.ts'

// Erasing a person or old requests erases their files, and unfinished files go after a day.

type Backend = Awaited<ReturnType<typeof startBackend>>
let backend: Backend
const dir = makeFolder()
const stored = () => readdirSync(join(dir, 'artwork')).length
beforeAll(async () => {
  backend = await startBackend({ dir })
})
afterAll(async () => {
  await backend.stop()
  removeFolders()
})

const connection = () => ({ url: backend.url, secretKey: backend.secretKey, hosted: false })
async function visitor(email?: string) {
  const { id, token } = await requestWithLink(backend, 1, email ? { email } : {})
  return { id, to: uploads(backend, token) }
}
async function sweep() {
  const headers = { apikey: backend.secretKey }
  const answer = await fetch(`${backend.url}/functions/v1/send-artwork/sweep`, { method: 'POST', headers })
  return answer.json()
}
/** Runs SQL in the database while the backend is stopped, and starts it again. */
async function meanwhile(sql: string) {
  await backend.stop()
  const rows = askOwner(dir, sql)
  // On the same port, as the caller keeps the address.
  backend = await startBackend({ dir, port: Number(new URL(backend.url).port) })
  return rows
}

test('one person’s requests: counted first, erased when carried out, nobody else’s touched', async () => {
  await send(backend, form({ email: 'Ada@example.com' }))
  await send(backend, form({ email: 'ada@example.com', details: 'second' }))
  await send(backend, form({ email: 'ada@example.co' }))
  expect(await erasePerson(connection(), 'ada@example.com', false)).toMatch(
    /^2 requests from .*Nothing was erased/,
  )
  expect(await rows(backend)).toHaveLength(3)
  expect(await erasePerson(connection(), ' ADA@example.com', true)).toMatch(/^2 requests from .* erased\./)
  expect((await rows(backend)).map(({ form_data: { email } }) => email)).toEqual(['ada@example.co'])
})

test('requests by age: those of today are older than no day', async () => {
  expect(await purgeOld(connection(), 1, false, false)).toMatch(
    /^0 requests older than 1 day .*Nothing was erased/,
  )
  expect(await purgeOld(connection(), 1, true, false)).toMatch(/^0 requests older than 1 day .* erased\.$/)
  expect(await rows(backend)).toHaveLength(1)
})

test('without rights nothing is erased, and the sentence says so', async () => {
  const wrong = { ...connection(), secretKey: backend.anonKey }
  await expect(erasePerson(wrong, 'ada@example.co', true)).rejects.toThrow('The database refused')
  expect(await rows(backend)).toHaveLength(1)
})

test('erasing a person takes the bytes along, and nobody else’s', async () => {
  const ada = await visitor('ada@example.com')
  const ben = await visitor('ben@example.com')
  await upload(ada.to, pdfOf(partBytes + 9))
  const kept = await upload(ben.to, pdfOf(9))
  expect(stored()).toBe(3)
  expect(await erasePerson(connection(), 'ada@example.com', true)).toMatch(
    /^1 request .* Their files went along\./,
  )
  expect(stored()).toBe(1)
  expect((await ada.to.list())[0]).toBe(404)
  expect((await ben.to.ask('GET', `files/${kept}/content`)).status).toBe(200)
  await ben.to.remove(kept)
})

test('a file or part that was removed or replaced leaves nothing', async () => {
  const { to } = await visitor()
  await to.remove(await upload(to, pdfOf(9)))
  const [, { id }] = await to.begin(pdfOf(99))
  for (let change = 0; change < 3; change += 1) await to.part(id, pdfOf(99), 0)
  expect(await to.done(id)).toEqual([422, { error: 'damaged' }])
  expect(await sweep()).toEqual({ removed: expect.any(Number) })
  expect(stored()).toBe(0)
})

test('unfinished parts go after a day, and a file that has arrived stays', async () => {
  const before = stored()
  const { to: late } = await visitor()
  const gone = await upload(late, pdfOf(9))
  const name = readdirSync(join(dir, 'artwork')).at(-1) as string
  const kept = join(makeFolder(), 'late')
  renameSync(join(dir, 'artwork', name), kept)
  await late.remove(gone)
  await sweep()
  renameSync(kept, join(dir, 'artwork', name))
  expect((await sweep()).removed).toBe(0)

  const { to } = await visitor()
  const bytes = pdfOf(partBytes + 9)
  const id = await upload(to, bytes, { name: 'whole' })
  const [, begun] = await to.begin(bytes)
  await to.part(begun.id, bytes, 0)
  expect([(await sweep()).removed, stored()]).toEqual([0, before + 4])

  await meanwhile(
    `update private.artwork set expires_at = expires_at - interval '1 day 1 second' where state = 'begun';
     update private.links set expires_at = now() - interval '1 second';
     update private.artwork_deletions set at = at - interval '2 hours', removed_at = removed_at - interval '2 hours'`,
  )
  await sweep()
  expect(stored()).toBe(before + 2)
  expect(await to.list()).toEqual([404, { error: 'unknown' }])
  expect((await to.begin(bytes))[0]).toBe(404)

  const older = `set created_at = created_at - interval '9 days'`
  const after = await meanwhile(
    `update public."Form Sub" ${older}; update private.tickets ${older};
     select (select state from private.artwork where id = '${id}') as state,
       (select count(*)::integer from private.artwork_deletions where object = '${name}') as late`,
  )
  expect(after).toEqual([{ state: 'arrived', late: 0 }])
  // Each start of the function sweeps; on a busy machine that would remove the files first.
  await sweep()
  expect(await purgeOld(connection(), 8, true, true)).toMatch(/erased\. Their files went along\.$/)
  expect(stored()).toBe(0)
})
