import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { LocalBackend } from './backend.ts'
import { findDeno, rights } from './function-runner.ts'
import { makeFolder, removeFolders, startBackend } from '../tests/support/backend.ts'
import { askBehind } from '../tests/support/behind-gateway.ts'

// What stands behind the gateway: it must hold even for somebody who gets past.

const folder = makeFolder()
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
    expect((await askBehind(folder, 'GET', '/rest/v1/Form%20Sub')).status).toBe(401)
    expect((await askBehind(folder, 'GET', '/')).status).toBe(404)
  })

  test('nobody can sign up', async () => {
    const account = { email: 'ada@example.com', password: 'correct horse battery' }
    const answer = await askBehind(folder, 'POST', '/auth/v1/signup', { apikey: backend.anonKey }, account)
    expect([answer.status, JSON.parse(answer.body).error_code]).toEqual([422, 'signup_disabled'])
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
