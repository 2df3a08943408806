import { allFaults, startFaultyBackend, type FaultyBackend } from '../../e2e/support/faulty-backend.ts'
import { blank } from './contract.ts'
import { deliverLead } from './deliver-lead.ts'

const canary = 'canary-word'
const submission = {
  ...blank,
  firstName: canary,
  lastName: canary,
  email: `${canary}@northbeam.example`,
  phone: canary,
  company: canary,
  details: canary,
}
const delivery = {
  form: 'project-request' as const,
  key: '3b241101-e2bb-4255-8caf-4136c566a962',
  named: true,
  spam: false,
  due: '2026-11-21T12:00:00.000Z',
  visitor: '192.0.2.7',
  source: { page: '/', opener: 'quote', product: '', campaign: '', host: '' },
  facts: { typed: 0, city: canary },
  artwork: { token: 't'.repeat(43), announced: 2 },
}

let backend: FaultyBackend
let logged: jest.SpyInstance

beforeAll(async () => {
  backend = await startFaultyBackend()
  process.env.SUPABASE_URL = backend.url
  process.env.SUPABASE_ANON_KEY = 'publishable'
})
afterAll(() => backend.stop())
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => logged.mockRestore())

test.each(allFaults)(
  'a backend that is %s is no success when the time is up, and the log names no one',
  async (fault) => {
    backend.fault = fault
    const start = Date.now()
    expect(await deliverLead(submission, delivery, 300)).toBeNull()
    expect(Date.now() - start).toBeLessThan(5_000)
    expect(logged).toHaveBeenCalledTimes(1)
    expect(JSON.stringify(logged.mock.calls)).not.toContain(canary)
  },
)

test.each([
  ['SUPABASE_URL', 'supabaseUrl is required.'],
  ['SUPABASE_ANON_KEY', 'supabaseKey is required.'],
])('without %s the client throws "%s", and a delivery fails without throwing', async (name, message) => {
  const { createPublicClient } = await import('../supabase/public-client.ts')
  const kept = process.env[name]
  delete process.env[name]
  expect(() => createPublicClient()).toThrow(message)
  expect(await deliverLead(submission, delivery)).toBeNull()
  process.env[name] = kept
})
