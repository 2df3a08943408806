import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ask } from '../../e2e/support/wire.ts'
import type { LocalBackend } from './backend.ts'
import { findDeno, rights } from './function-runner.ts'
import { makeFolder, removeFolders, startBackend } from '../tests/support/backend.ts'

// What is behind the gateway: it must hold even for someone who gets past.

const folder = makeFolder()
const behind = { socketPath: join(folder, 'database.sock') }
let backend: LocalBackend

beforeAll(async () => {
  backend = await startBackend({ dir: folder })
})
afterAll(async () => {
  await backend.stop()
  removeFolders()
})

describe('behind the gateway', () => {
  test('the database serves nobody without a key', async () => {
    expect((await ask(behind, { path: '/rest/v1/Form%20Sub' })).status).toBe(401)
    expect((await ask(behind, { path: '/' })).status).toBe(404)
  })

  test('nobody can sign up', async () => {
    const account = { email: 'ada@example.com', password: 'correct horse battery' }
    const headers = { apikey: backend.anonKey, 'content-type': 'application/json' }
    const request = { method: 'POST', path: '/auth/v1/signup', headers, body: JSON.stringify(account) }
    const answer = await ask(behind, request)
    expect([answer.status, JSON.parse(answer.text).error_code]).toEqual([422, 'signup_disabled'])
  })

  test('the function can call the gateway, read its variables, and do nothing else', async () => {
    const other = createServer((_, response) => response.end())
    await once(other.listen(0, '127.0.0.1'), 'listening')
    const forbidden = `http://127.0.0.1:${(other.address() as AddressInfo).port}`
    const script = join(__dirname, '../tests/support/escape.ts')
    const args = ['run', ...rights([new URL(backend.url).host], ['ALLOWED']), script, backend.url, forbidden]
    const env = { ...process.env, ALLOWED: '1', FORBIDDEN: '1' }
    const { stdout } = await promisify(execFile)(findDeno(), args, { env })
    other.close()
    expect(JSON.parse(stdout)).toEqual(['call the gateway', 'read its variable'])
  })
})
