import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { siteEnvironment } from './start-site.ts'

/** Next's own reading of `.env`, as its server does it. */
const { loadEnvConfig }: { loadEnvConfig: (folder: string) => void } = createRequire(
  require.resolve('next/package.json'),
)('@next/env')

const documented = [...readFileSync('.env.example', 'utf8').matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(
  ([, name = '']) => name,
)
const names = [...documented, 'SUPABASE_SECRET_KEY']

test('the site’s process gets no secret from its .env file or our environment', () => {
  const folder = mkdtempSync(join(tmpdir(), 'keyline-env-'))
  writeFileSync(join(folder, '.env'), names.map((name) => `${name}=written-${name}`).join('\n'))
  for (const name of names) process.env[name] = `ours-${name}`
  const backend = { url: 'http://127.0.0.1:1', key: 'publishable' }
  const env = siteEnvironment({ port: 3000, siteUrl: 'http://localhost:3000', backend })

  for (const name of Object.keys(process.env)) delete process.env[name]
  Object.assign(process.env, env)
  loadEnvConfig(folder)
  rmSync(folder, { recursive: true })

  expect(Object.values(process.env).filter((value) => value?.startsWith('ours-'))).toEqual([])
  expect(names.filter((name) => process.env[name] === `written-${name}`)).toEqual([
    'LOCAL_SUPABASE_PORT',
    'LOCAL_SUPABASE_DIR',
    'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY',
  ])
  expect(process.env).toMatchObject({ SUPABASE_URL: backend.url, SUPABASE_ANON_KEY: backend.key })
})
