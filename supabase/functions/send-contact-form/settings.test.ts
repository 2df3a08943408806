import assert from 'node:assert/strict'
import { readSettings } from './settings.ts'

const read = (env: Record<string, string>) => readSettings((name) => env[name])
const url = { SUPABASE_URL: 'https://project.supabase.co/' }

Deno.test('an older project gives single keys', () => {
  const env = { ...url, SUPABASE_ANON_KEY: 'anon', SUPABASE_SERVICE_ROLE_KEY: 'service' }
  assert.deepEqual(read({ ...env, SITE_ORIGINS: ' https://a.example, https://b.example,' }), {
    url: 'https://project.supabase.co',
    secretKey: 'service',
    callerKeys: ['anon'],
    siteOrigins: ['https://a.example', 'https://b.example'],
    limits: { visitor: 20, caller: 600 },
    confirms: false,
    healthToken: '',
  })
})

Deno.test('a newer project’s default secret key is used, each publishable one accepted', () => {
  const settings = read({
    ...url,
    SUPABASE_SECRET_KEYS: '{"other":"sb_secret_2","default":"sb_secret_1"}',
    SUPABASE_SERVICE_ROLE_KEY: 'service',
    SUPABASE_PUBLISHABLE_KEYS: '{"web":"sb_publishable_2","default":"sb_publishable_1"}',
    SUPABASE_ANON_KEY: 'anon',
  })
  assert.equal(settings.secretKey, 'sb_secret_1')
  assert.deepEqual(settings.callerKeys, ['sb_publishable_1', 'sb_publishable_2', 'anon'])
  assert.deepEqual(settings.siteOrigins, [])
})

Deno.test('limits can be set, to whole numbers only', () => {
  const env = { ...url, SUPABASE_ANON_KEY: 'anon', SUPABASE_SERVICE_ROLE_KEY: 'service' }
  const { limits } = read({ ...env, LEADS_PER_VISITOR: '3', LEADS_PER_CALLER: '9' })
  assert.deepEqual(limits, { visitor: 3, caller: 9 })
  for (const wrong of ['0', '-1', '1.5', 'many', '1e3'])
    assert.throws(() => read({ ...env, LEADS_PER_VISITOR: wrong }), /LEADS_PER_VISITOR/)
})

Deno.test('missing settings are named', () => {
  const keys = { SUPABASE_ANON_KEY: 'anon', SUPABASE_SERVICE_ROLE_KEY: 'service' }
  assert.throws(() => read(keys), /SUPABASE_URL/)
  assert.throws(() => read({ ...url, ...keys, SUPABASE_ANON_KEY: '' }), /SUPABASE_ANON_KEY/)
  assert.throws(
    () => read({ ...url, SUPABASE_ANON_KEY: 'anon', SUPABASE_SECRET_KEYS: '{}' }),
    /SUPABASE_SECRET_KEYS/,
  )
})
