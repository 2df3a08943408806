/** @jest-environment node */
import { readServeSettings } from './settings'

test('without settings the embedded backend is used, on the documented ports', () => {
  expect(readServeSettings({ NODE_ENV: 'test' })).toEqual({
    port: 3000,
    siteUrl: 'http://localhost:3000',
    hosted: null,
    local: { port: 54321, dir: '.local/supabase' },
  })
})

test('a hosted backend is used when both of its settings are there', () => {
  const env = { NODE_ENV: 'test', SUPABASE_URL: 'https://x.supabase.co', SUPABASE_ANON_KEY: 'k' } as const
  expect(readServeSettings(env).hosted).toEqual({ url: 'https://x.supabase.co', key: 'k' })
})

test.each([
  [{ SUPABASE_URL: 'https://x.supabase.co' }, 'SUPABASE_ANON_KEY is not'],
  [{ SUPABASE_ANON_KEY: 'k' }, 'SUPABASE_URL is not'],
  [{ PORT: 'abc' }, 'PORT is "abc"'],
  [{ PORT: '70000' }, 'PORT is "70000"'],
  [{ LOCAL_SUPABASE_PORT: '0' }, 'LOCAL_SUPABASE_PORT is "0"'],
])('%j gets one plain sentence', (env, message) => {
  expect(() => readServeSettings({ NODE_ENV: 'test', ...env })).toThrow(message)
})
