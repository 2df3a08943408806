import { asOwner, type RawDatabase, addPeople, openMigratedDatabase } from '../tests/support/raw-database.ts'
import { refuseOldSession } from './make-account.ts'

let database: RawDatabase
beforeAll(async () => {
  database = await openMigratedDatabase()
  await addPeople(database)
})
afterAll(() => database.stop())

const run = async (sql: string, parameters: unknown[]) => ({ rows: await asOwner(database, sql, parameters) })

test('a password is set after a sign-in of the last minutes, and by no older or no token', async () => {
  const [session] = await asOwner(database, 'select id from auth.sessions limit 1', [])
  const put = async (session_id: unknown) => {
    const claims = Buffer.from(JSON.stringify({ sub: 'x', session_id })).toString('base64url')
    const headers = { authorization: `Bearer a.${claims}.b` }
    const refused = await refuseOldSession(new Request('http://localhost/', { headers }), run)
    return refused?.status ?? null
  }
  await asOwner(database, 'update auth.sessions set created_at = now()', [])
  expect(await put(session?.id)).toBeNull()
  await asOwner(database, `update auth.sessions set created_at = now() - interval '6 minutes'`, [])
  expect(await put(session?.id)).toBe(400)
  expect(await put('x')).toBe(400)
  expect((await refuseOldSession(new Request('http://localhost/'), run))?.status).toBe(400)
})
