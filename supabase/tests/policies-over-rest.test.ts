import { join } from 'node:path'
import { ask } from '../../e2e/support/wire.ts'
import type { LocalBackend } from '../local/backend.ts'
import { makeFolder, removeFolders, startBackend } from './support/backend.ts'
import { form, send } from './support/upload.ts'
import {
  amount,
  type Call,
  expected,
  functionCall,
  type Matrix,
  tableCall,
  functions,
  type Role,
  roles,
  tables,
  verbs,
} from './support/permission-calls.ts'
import { ask as askBackend, makeAccountFor, signInFor } from './support/sign-in.ts'

// Who may do what (permissions.yaml), asked through the REST interface, with real keys and real sign-ins.

describe.each([
  ['without the seed', false],
  ['with the seed', true],
])('%s', (_, seed) => {
  const folder = makeFolder()
  let backend: LocalBackend
  const tokens: Partial<Record<Role, string>> = {}

  beforeAll(async () => {
    backend = await startBackend({ dir: folder, seed })
    await makeAccountFor(backend, 'eve@example.com')
    await makeAccountFor(backend, 'ada@example.com', 'Ada')
    const manager = { account: 'grace@example.com', wanted: 'manager' }
    await makeAccountFor(backend, manager.account, 'Grace')
    await askBackend(backend, '/rest/v1/rpc/set_staff_role', { key: backend.secretKey, body: manager })
    tokens.manager = await signInFor(backend, 'grace@example.com')
    tokens.stranger = await signInFor(backend, 'eve@example.com')
    tokens.staff = await signInFor(backend, 'ada@example.com')
    await send(backend, form())
  })
  afterAll(async () => {
    await backend.stop()
    removeFolders()
  })

  test('the REST interface says the same as the database', async () => {
    const matrix = expected(seed)
    for (const did of Object.values(matrix))
      // It has no such verb.
      for (const what of Object.keys(did)) if (what.startsWith('truncate')) delete did[what]
    expect(await found()).toEqual(matrix)
  })

  async function found(): Promise<Matrix> {
    const result: Matrix = {}
    for (const role of roles) {
      const did: Record<string, string> = {}
      const attempt = async (what: string, call: Call) => {
        const outcome = await tryOverRest(role, call)
        if (outcome) did[what] = outcome
      }
      for (const table of Object.keys(tables))
        for (const verb of verbs) await attempt(`${verb} ${table}`, tableCall(table, verb))
      for (const name of Object.keys(functions)) await attempt(`call ${name}`, functionCall(name))
      result[role] = did
    }
    return result
  }

  /** Null for a refusal: no right (42501), or a schema that is not shown (PGRST106). */
  async function tryOverRest(role: Role, { rest }: Call): Promise<string | null> {
    if (!rest) return null
    const apikey = role === 'service_role' ? backend.secretKey : backend.anonKey
    const token = tokens[role]
    // Past the gateway, which lets few verbs through: what is behind it must hold by itself, as on a hosted project.
    const { status, text } = await ask(
      { socketPath: join(folder, 'database.sock') },
      {
        method: rest.method,
        path: `/rest/v1/${rest.path}`,
        headers: {
          apikey,
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
          ...rest.headers,
        },
        body: rest.body && JSON.stringify(rest.body),
      },
    )
    const content: unknown = text === '' ? null : JSON.parse(text)
    if (status < 300) return amount(content)
    const { code } = content as { code?: string }
    if (code === '42501' && (status === 401 || status === 403)) return null
    if (code === 'PGRST106' && status === 406) return null
    return `error ${code}`
  }
})
