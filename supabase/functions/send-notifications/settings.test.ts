import assert from 'node:assert/strict'
import { readSettings } from './settings.ts'

const project = { SUPABASE_URL: 'https://project.supabase.co/', SUPABASE_SERVICE_ROLE_KEY: 'service' }
const mail = {
  RESEND_API_KEY: 're_1',
  NOTIFY_FROM: 'Keyline <a@b.example>',
  NOTIFY_TO: 'c@d.example, e@f.example',
}
const read = (env: Record<string, string>) => readSettings((name) => env[name])

Deno.test('with a key mails go through the service, to everybody named, two a second', () => {
  assert.deepEqual(read({ ...project, ...mail }), {
    url: 'https://project.supabase.co',
    secretKey: 'service',
    mail: {
      url: 'https://api.resend.com',
      key: 're_1',
      from: 'Keyline <a@b.example>',
      to: ['c@d.example', 'e@f.example'],
      perSecond: 2,
      site: undefined,
      inbound: undefined,
    },
  })
})

Deno.test('the way to a ticket begins with the first of the origins', () => {
  const site = 'https://keyline.example'
  assert.equal(read({ ...project, ...mail, SITE_ORIGINS: `${site}, https://other.example` }).mail?.site, site)
})

Deno.test('without a key there is no mail; with one, sender and receivers are needed', () => {
  assert.equal(read(project).mail, null)
  for (const name of ['NOTIFY_FROM', 'NOTIFY_TO'])
    assert.throws(() => read({ ...project, ...mail, [name]: '' }), new RegExp(name))
})

Deno.test('replies arrive with a domain and a key, or not at all', () => {
  const domain = { INBOUND_DOMAIN: 'In.Keyline.example' }
  const key = { INBOUND_KEY: 'k' }
  assert.deepEqual(read({ ...project, ...mail, ...domain, ...key }).mail?.inbound, {
    domain: 'in.keyline.example',
    key: 'k',
  })
  for (const half of [domain, key, { ...key, INBOUND_DOMAIN: 'a@b.example' }])
    assert.throws(() => read({ ...project, ...mail, ...half }), /INBOUND_DOMAIN/)
})
