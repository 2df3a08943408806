import { refuseOldSession } from '../local/make-account.ts'
import { addPeople, databaseForTests, people } from './support/raw-database.ts'

// Limits of sign-in attempts, and the time in which a password may be set after signing in.

const database = databaseForTests()
beforeAll(() => addPeople(database))
beforeEach(() => database.query('truncate private.sign_in_attempts, private.sign_in_known'))

/** The minutes to wait, rounded up, as shown on the page. */
async function attempt(account: string, address: string): Promise<number> {
  const sql = 'select public.count_sign_in_attempt($1, $2) as wait'
  const [row] = await database.query(sql, account, address)
  return Math.ceil(Number(row?.wait) / 60)
}
type Each = string | ((time: number) => string)
async function attempts(count: number, account: Each, address: Each) {
  const of = (each: Each, time: number) => (typeof each === 'string' ? each : each(time))
  const waits: number[] = []
  for (let time = 0; time < count; time++) waits.push(await attempt(of(account, time), of(address, time)))
  return waits
}
const later = (time: string) =>
  database.query(`update private.sign_in_attempts set began_at = began_at - interval '${time}'`)
const actAs = (who: object) =>
  database.query(`select set_config('request.jwt.claims', $1, false)`, JSON.stringify(who))
const none = (count: number) => Array<number>(count).fill(0)

test('five attempts from one address at one account, then a quarter of an hour', async () => {
  expect(await attempts(7, 'ada@example.com', '203.0.113.1')).toEqual([...none(5), 15, 15])
  expect(await attempt(' ADA@example.com ', '203.0.113.1')).toBe(15)
  await later('14 minutes')
  expect(await attempt('ada@example.com', '203.0.113.1')).toBe(1)
  await later('61 seconds')
  expect(await attempts(6, 'ada@example.com', '203.0.113.1')).toEqual([...none(5), 15])
})

test('an address without attempts left locks nobody else out', async () => {
  await attempts(200, 'ada@example.com', '203.0.113.1')
  expect(await attempt('ada@example.com', '203.0.113.2')).toBe(0)
  expect(await attempt('grace@example.com', '203.0.113.1')).toBe(0)
})

test('thirty attempts from one address, whatever the accounts', async () => {
  const many = await attempts(32, (time) => `${time}@example.com`, '203.0.113.1')
  expect(many).toEqual([...none(30), 15, 15])
  expect(await attempt('new@example.com', '203.0.113.2')).toBe(0)
})

test('a hundred attempts an hour at one account, whatever the addresses', async () => {
  const many = await attempts(102, 'ada@example.com', (time) => `203.0.113.${time}`)
  expect(many).toEqual([...none(100), 60, 60])
  await later('61 minutes')
  expect(await attempt('ada@example.com', '203.0.113.1')).toBe(0)
})

test('signing in gives five new attempts from that address; a stranger cannot give them', async () => {
  const { email } = people.staff
  await attempts(5, email, '203.0.113.1')
  const forget = (role: string) =>
    database.run(role, `select public.forget_sign_in_attempts('203.0.113.1')`, [])
  // Other roles' changes are rolled back, so this repeats the call as the owner with these claims.
  expect(await forget('stranger')).toHaveProperty('rows')
  expect(await forget('anon')).toEqual({ code: '42501' })
  expect(await attempt(email, '203.0.113.1')).toBe(15)
  await actAs(people.stranger)
  await database.query(`select public.forget_sign_in_attempts('203.0.113.1')`)
  expect(await attempt(email, '203.0.113.1')).toBe(15)
  await actAs(people.staff)
  await database.query(`select public.forget_sign_in_attempts('203.0.113.1')`)
  expect(await attempt(email, '203.0.113.1')).toBe(0)
})

test('strangers cannot lock out anybody who has lately signed in from the same address', async () => {
  const { email } = people.staff
  await actAs(people.staff)
  await database.query(`select public.forget_sign_in_attempts('198.51.100.7')`)
  await attempts(105, email, (time) => `203.0.113.${time}`)
  expect(await attempt(email, '203.0.113.200')).toBe(60)
  expect(await attempt(email, '198.51.100.7')).toBe(0)
  await attempts(4, email, '198.51.100.7')
  expect(await attempt(email, '198.51.100.7')).toBe(15)
  await database.query(`update private.sign_in_known set at = at - interval '31 days'`)
  await database.query(`delete from private.sign_in_attempts where kind = 'pair'`)
  expect(await attempt(email, '198.51.100.7')).toBe(60)
})

test('a changed password ends every session of that account and of no other', async () => {
  const sessions = async () => Number((await database.query('select count(*) from auth.sessions'))[0]?.count)
  const before = await sessions()
  await database.query('alter table auth.users add column if not exists encrypted_password text')
  const change = (column: string) =>
    database.query(
      `update auth.users set ${column} = 'x' || $2 where email = $1`,
      people.stranger.email,
      people.stranger.email,
    )
  await change('email')
  expect(await sessions()).toBe(before)
  await database.query(`update auth.users set email = $1 where email = 'x' || $1`, people.stranger.email)
  await change('encrypted_password')
  expect(await sessions()).toBe(before - 1)
})

test('old counters go, and nothing readable is kept', async () => {
  await attempts(
    9,
    (time) => `${time}@example.com`,
    (time) => `203.0.113.${time}`,
  )
  await later('61 minutes')
  await attempts(2, 'ada@example.com', '198.51.100.1')
  const rows = await database.query('select kind, hash::text, attempts from private.sign_in_attempts')
  expect(rows.map(({ kind, attempts: count }) => `${kind} ${count}`).sort()).toEqual([
    'account 2',
    'address 2',
    'pair 2',
  ])
  expect(JSON.stringify(rows)).not.toMatch(/ada@|198\.51/)
  const [salt] = await database.query('select length(salt) as length from private.sign_in_salt')
  expect(salt).toEqual({ length: 72 })
})

test('a password is set after a sign-in of the last minutes, and by no older or no token', async () => {
  const [session] = await database.query('select id from auth.sessions limit 1')
  const run = async (sql: string, parameters: unknown[]) => ({
    rows: await database.query(sql, ...parameters),
  })
  const put = async (session_id: unknown) => {
    const claims = Buffer.from(JSON.stringify({ sub: 'x', session_id })).toString('base64url')
    const headers = { authorization: `Bearer a.${claims}.b` }
    const refused = await refuseOldSession(new Request('http://localhost/', { headers }), run)
    return refused?.status ?? null
  }
  await database.query('update auth.sessions set created_at = now()')
  expect(await put(session?.id)).toBeNull()
  await database.query(`update auth.sessions set created_at = now() - interval '6 minutes'`)
  expect(await put(session?.id)).toBe(400)
  expect(await put('x')).toBe(400)
  expect((await refuseOldSession(new Request('http://localhost/'), run))?.status).toBe(400)
})
