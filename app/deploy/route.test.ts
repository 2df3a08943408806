import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { GET } from './route.ts'

const hookMethods: (string | undefined)[] = []
let status = 201
const hook = createServer(({ method }, answer) => {
  hookMethods.push(method)
  answer.writeHead(status).end()
})
beforeAll(async () => {
  await once(hook.listen(0, '127.0.0.1'), 'listening')
  process.env.CRON_SECRET = 'a secret'
  process.env.DEPLOY_HOOK = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/hook`
})
afterAll(() => hook.close())

const call = (authorization: string) =>
  GET(new Request('http://localhost/deploy', { headers: { authorization } }))

test('only the host’s schedule starts a deployment, and a failed one is reported as failed', async () => {
  jest.spyOn(console, 'error').mockImplementation()
  for (const other of ['', 'Bearer other!!', 'Bearer undefined']) expect((await call(other)).status).toBe(404)
  expect(hookMethods).toEqual([])
  expect((await call('Bearer a secret')).status).toBe(204)
  expect(hookMethods).toEqual(['POST'])
  status = 500
  expect((await call('Bearer a secret')).status).toBe(502)
  delete process.env.CRON_SECRET
  expect((await call('Bearer undefined')).status).toBe(404)
})
