import { readServeSettings } from './settings.ts'

test('without settings the embedded backend is used, on the documented ports', () => {
  expect(readServeSettings({ NODE_ENV: 'test' })).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    trustedProxies: '',
    countEntries: 'yes',
    siteUrl: 'http://localhost:3000',
    hosted: null,
    local: { port: 54321, dir: '.local/supabase' },
  })
})

test('a hosted backend is used when both of its settings are there', () => {
  const env = { NODE_ENV: 'test', SUPABASE_URL: 'https://x.supabase.co', SUPABASE_ANON_KEY: 'k' } as const
  expect(readServeSettings(env).hosted).toEqual({ url: 'https://x.supabase.co', key: 'k' })
})

test('a secret goes to the function that needs it and to no other', () => {
  const env = { NODE_ENV: 'test', RESEND_API_KEY: 're_1', LEADS_PER_VISITOR: '5' } as const
  const { functionEnv, mailEnv } = readServeSettings(env).local
  expect(functionEnv).toEqual({ LEADS_PER_VISITOR: '5', LEADS_PER_CALLER: '', HEALTH_TOKEN: '' })
  expect(mailEnv).toMatchObject({ RESEND_API_KEY: 're_1', NOTIFY_FROM: '' })
})

test.each([
  [{ SUPABASE_URL: 'https://x.supabase.co' }, 'SUPABASE_ANON_KEY is not'],
  [{ SUPABASE_ANON_KEY: 'k' }, 'SUPABASE_URL is not'],
  [{ PORT: 'abc' }, 'PORT is "abc"'],
  [{ PORT: '70000' }, 'PORT is "70000"'],
  [{ TRUSTED_PROXIES: '10.0.0.1, nginx' }, 'TRUSTED_PROXIES has "nginx"'],
  [{ TRUSTED_PROXIES: '10.0.0.0/99' }, 'TRUSTED_PROXIES has "10.0.0.0/99"'],
  [{ COUNT_ENTRIES: 'off' }, 'COUNT_ENTRIES is "off"'],
  [{ LOCAL_SUPABASE_PORT: '0' }, 'LOCAL_SUPABASE_PORT is "0"'],
])('%j gets one plain sentence', (env, message) => {
  expect(() => readServeSettings({ NODE_ENV: 'test', ...env })).toThrow(message)
})
