import { POST } from '../../app/request/[act]/route.ts'
import { office } from '../content/office.ts'
import { answerBy } from '../../supabase/functions/_shared/answer-by.ts'

const token = 'a'.repeat(43)
const calls: { address: string; headers: Record<string, string>; body: Record<string, unknown> }[] = []
let answer = () => Response.json({ state: 'received' })
const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
  const { headers, body } = init as { headers: Record<string, string>; body: string }
  calls.push({ address: String(address), headers, body: JSON.parse(body) })
  return answer()
})
const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
afterAll(() => fetched.mockRestore())
beforeEach(() => calls.splice(0))
afterEach(() => expect(JSON.stringify(logged.mock.calls)).not.toContain(token))

const ask = (act: string, body: string | null = '{}', headers: Record<string, string> = {}) =>
  POST(
    new Request('http://localhost/', {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Sec-Fetch-Site': 'same-origin', ...headers },
      body,
    }),
    { params: Promise.resolve({ act }) },
  )

test('the page’s calls get to the function with the day of the answer', async () => {
  const message = { key: 'k', body: 'Hello', due: '2099-01-01' }
  const response = await ask('messages', JSON.stringify(message), { 'X-Forwarded-For': '203.0.113.7' })
  expect([response.status, await response.json()]).toEqual([200, { state: 'received' }])
  expect(response.headers.get('Cache-Control')).toBe('private, no-store')
  const [{ address, headers, body } = calls[0]!] = calls
  expect(address).toMatch(/\/functions\/v1\/send-artwork\/request\/messages$/)
  expect(headers['X-Artwork-Token']).toBe(token)
  expect(JSON.stringify(headers)).not.toContain('203.0.113.7')
  expect(body).toMatchObject({ key: 'k', body: 'Hello' })
  expect(Math.abs(Date.parse(String(body.due)) - answerBy(Date.now(), office()))).toBeLessThan(20 * 60_000)
})

const nested = (opening: string, closing: string) => opening.repeat(9_000) + closing.repeat(9_000)

test.each([
  '',
  'null',
  '[',
  '"x"',
  '7',
  '[{}]',
  nested('[', ']'),
  `{"a":${nested('[', ']')}}`,
  nested('{"a":', '}'),
])('only a plain object gets to the function: %.20j', async (body) => {
  expect((await ask('read', body || null)).status).toBe(422)
  expect(calls).toEqual([])
})

test.each(['sweep', '..', 'read/..', 'files', '', 'constructor'])(
  'no other act gets through: %j',
  async (act) => {
    expect((await ask(act)).status).toBe(404)
    expect(calls).toEqual([])
  },
)

test('the page of a request refuses other sites, and calls without a token', async () => {
  const older = { 'Sec-Fetch-Site': '', Origin: 'https://a.example' }
  expect((await ask('read', '{}', older)).status).toBe(403)
  expect((await ask('read', '{}', { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
  expect((await ask('read', '{}', { Authorization: 'Bearer short' })).status).toBe(404)
  expect(calls).toEqual([])
})

test('a visitor who has to wait hears how long', async () => {
  answer = () => Response.json({ error: 'later', seconds: 77 }, { status: 429 })
  const response = await ask('read')
  expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '77'])
})
