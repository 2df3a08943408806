import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { backendForTests, makeFolder } from './support/backend.ts'
import { ask, password, signInFor } from './support/sign-in.ts'

// The command as typed, against a running backend.

const dir = makeFolder()
const backend = backendForTests({ dir, seed: false })

type End = { code: number | null; said: string }

/** Runs `npm run staff -- …` without npm. */
async function staff(words: string[], input = password, env: Record<string, string> = {}): Promise<End> {
  const child = spawn(process.execPath, ['tools/staff.ts', ...words], {
    env: {
      NODE_ENV: 'test',
      PATH: process.env.PATH,
      LOCAL_SUPABASE_DIR: dir,
      LOCAL_SUPABASE_PORT: new URL(backend.url).port,
      ...env,
    },
  })
  child.stdin.on('error', () => {}) // It may have ended before reading.
  child.stdin.end(input)
  const [out, err, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.once('close', resolve)),
  ])
  return { code, said: out + err }
}

const add = (email = 'ada@example.com', name = 'Ada Lovelace') => staff(['add', email, name])

test('adds, lists, renames and removes; each time one sentence', async () => {
  expect((await staff(['list'])).said).toBe('The staff list is empty.\n')
  expect(await add()).toEqual({
    code: 0,
    said: 'Ada Lovelace (ada@example.com) can now sign in at /sign-in and read the tickets.\n',
  })
  expect((await add()).said).toMatch(
    /is already on the staff list\. The account .* staff -- password ada@example\.com\.$/m,
  )
  expect((await add('ada@example.com', 'Ada King')).said).toMatch(/the name is now Ada King/)
  expect((await staff(['list'])).said).toMatch(
    /^Ada King <ada@example\.com>, since \d{4}-\d\d-\d\d, seller\n$/,
  )

  let token = await signInFor(backend, 'ada@example.com')
  const who = async () => (await ask(backend, '/rest/v1/rpc/current_staff', { token, body: {} })).json()
  expect(await who()).toMatchObject({
    state: 'staff',
    role: 'seller',
    name: 'Ada King',
    email: 'ada@example.com',
  })
  const role = (wanted: string, of = 'ada@example.com') => staff(['role', of, wanted])
  expect((await role('manager')).said).toBe('ada@example.com is now a manager.\n')
  expect((await role('manager')).said).toBe('ada@example.com is already a manager.\n')
  expect(await who()).toMatchObject({ state: 'staff', role: 'manager' })
  // A new name keeps the role.
  await add('ada@example.com', 'Ada Byron')
  expect((await staff(['list'])).said).toMatch(/^Ada Byron .*, manager\n$/)
  expect((await role('seller')).said).toBe('ada@example.com is now a seller.\n')
  expect((await role('owner')).said).toMatch(/^The role is seller or manager\./)
  expect((await role('manager', 'nobody@example.com')).said).toMatch(/is not on the staff list/)
  // A new password ends the sessions begun with the old one.
  expect((await staff(['password', 'nobody@example.com'], 'another horse battery')).said).toMatch(
    /is not on the staff list/,
  )
  expect(await staff(['password', 'ada@example.com'], 'another horse battery')).toMatchObject({ code: 0 })
  await expect(signInFor(backend, 'ada@example.com')).rejects.toThrow('could not sign in')
  expect(await who()).toEqual({ state: 'expired' })
  expect(await staff(['password', 'ada@example.com'])).toMatchObject({ code: 0 })
  token = await signInFor(backend, 'ada@example.com')
  expect(await who()).toMatchObject({ state: 'staff' })
  expect(await staff(['remove', 'Ada@Example.com'])).toMatchObject({
    code: 0,
    said: expect.stringContaining('0 tickets have no owner now') as string,
  })
  expect(await who()).toEqual({ state: 'expired' })
  expect((await ask(backend, '/auth/v1/user', { token })).ok).toBe(false)
  await expect(signInFor(backend, 'ada@example.com')).rejects.toThrow('could not sign in')
  expect(await staff(['remove', 'ada@example.com'])).toEqual({
    code: 1,
    said: 'There is no account ada@example.com.\n',
  })
})

test('a marketer is added, named as one, gets a new password and is removed', async () => {
  const eve = 'eve@example.com'
  expect((await staff(['add-marketer', eve, 'Eve Adams'])).said).toBe(
    'Eve Adams (eve@example.com) can now sign in at /sign-in and read the report, and no ticket.\n',
  )
  expect((await staff(['list'])).said).toMatch(
    /Eve Adams <eve@example\.com>, since .{10}, marketer: the report alone\n$/,
  )
  const token = await signInFor(backend, eve)
  const call = async (name: string, body: object) =>
    (await ask(backend, `/rest/v1/rpc/${name}`, { token, body })).json()
  expect(await call('current_staff', {})).toEqual({ state: 'marketer', name: 'Eve Adams', email: eve })
  expect(await call('read_sources', { zone: 'UTC' })).toMatchObject({ rows: [] })
  expect(await call('list_tickets', { filter: { view: 'all', zone: 'UTC' } })).toEqual([])
  expect(await staff(['password', eve], 'another horse battery')).toMatchObject({ code: 0 })
  expect((await staff(['add', eve, 'Eve Adams'])).said).toMatch(/is now on the staff list/)
  expect((await staff(['add-marketer', eve, 'Eve Adams'])).said).toMatch(/is on the staff list and reads/)
  expect(await staff(['remove', eve])).toMatchObject({ code: 0 })
})

test.each([
  ['a short password', ['add', 'b@example.com', 'B'], 'short', {}, 'too short'],
  ['a password that is cut off', ['add', 'b@example.com', 'B'], 'é'.repeat(37), {}, 'too long'],
  ['no name', ['add', 'b@example.com'], password, {}, 'Give a name'],
  ['a name without quotes', ['add', 'b@example.com', 'B', 'C'], password, {}, 'in quotes'],
  ['no address', ['add', 'B'], password, {}, 'is not an email address'],
  ['another word', ['show'], password, {}, 'npm run staff -- add'],
  ['a backend that does not run', ['list'], '', { LOCAL_SUPABASE_PORT: '9' }, 'Start it with `npm start`'],
  ['no backend yet', ['list'], '', { LOCAL_SUPABASE_DIR: '/nowhere' }, 'Start it with `npm start`'],
  [
    'a hosted one without the key',
    ['list'],
    '',
    { SUPABASE_URL: 'http://127.0.0.1:9' },
    'SUPABASE_SECRET_KEY',
  ],
  [
    'a hosted one that is away',
    ['list'],
    '',
    { SUPABASE_URL: 'http://127.0.0.1:9', SUPABASE_SECRET_KEY: 'sb_secret_x' },
    'Check SUPABASE_URL',
  ],
])('%s gets a plain sentence', async (_, words, input, env, sentence) => {
  const end = await staff(words, input, env)
  expect(end.code).toBe(1)
  expect(end.said).toContain(sentence)
  expect(end.said).not.toMatch(/\n\s+at |Error:/)
})

test('nothing was made for any of them', async () => {
  expect((await staff(['list'])).said).toBe('The staff list is empty.\n')
})

test('neither the password nor the key is shown or logged', async () => {
  const { said } = await add('grace@example.com', 'Grace')
  const everything = said + backend.log.join('\n')
  expect(everything).not.toContain(password)
  expect(everything).not.toContain(backend.secretKey)
})
