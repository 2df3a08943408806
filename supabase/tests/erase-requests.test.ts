import type { LocalBackend } from '../local/backend.ts'
import { removeFolders, rows, startBackend } from './support/backend.ts'
import { form, send } from './support/upload.ts'
import { erasePerson, purgeOld } from '../../lib/staff/erasing/erase-requests.ts'

let backend: LocalBackend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(async () => {
  await backend.stop()
  removeFolders()
})

const connection = () => ({ url: backend.url, secretKey: backend.secretKey, hosted: false })

test('one person’s requests: counted first, erased when carried out, nobody else’s touched', async () => {
  await send(backend, form({ email: 'Ada@example.com' }))
  await send(backend, form({ email: 'ada@example.com', details: 'second' }))
  await send(backend, form({ email: 'ben@example.com' }))
  expect(await erasePerson(connection(), 'ada@example.com', false)).toMatch(
    /^2 requests from .*Nothing was erased/,
  )
  expect(await rows(backend)).toHaveLength(3)
  expect(await erasePerson(connection(), 'ADA@example.com', true)).toMatch(/^2 requests from .* erased\./)
  expect((await rows(backend)).map(({ form_data: { email } }) => email)).toEqual(['ben@example.com'])
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
  await expect(erasePerson(wrong, 'ben@example.com', true)).rejects.toThrow('The database refused')
  expect(await rows(backend)).toHaveLength(1)
})
