import { startLocalBackend } from './backend.ts'
import { functionSecrets } from './environment.ts'

// The local backend alone: `node supabase/local/main.ts`. Prints one line of JSON when it serves.

const { LOCAL_SUPABASE_PORT, LOCAL_SUPABASE_DIR, SITE_ORIGINS } = process.env

try {
  const backend = await startLocalBackend({
    port: Number(LOCAL_SUPABASE_PORT ?? 54321),
    dir: LOCAL_SUPABASE_DIR ?? '.local/supabase',
    ...functionSecrets(process.env),
    siteOrigins: (SITE_ORIGINS ?? 'http://localhost:3000').split(','),
  })
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void backend.stop().then(() => process.exit()))
  const { url, anonKey } = backend
  console.log(JSON.stringify({ url, anonKey, pids: backend.pids() }))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
