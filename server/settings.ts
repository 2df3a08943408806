import { readTrustedProxies } from './trusted-proxies.ts'
import { functionSecrets } from '../supabase/local/environment.ts'

/**
 * The settings of `npm start`, from the environment (listed in .env.example).
 * @throws Error with one plain sentence for each unusable setting
 */
export function readServeSettings(env: NodeJS.ProcessEnv) {
  const port = portOf('PORT', env.PORT, 3000)
  const { SUPABASE_URL: url, SUPABASE_ANON_KEY: key } = env
  if (Boolean(url) !== Boolean(key)) {
    const [there, missing] = url
      ? ['SUPABASE_URL', 'SUPABASE_ANON_KEY']
      : ['SUPABASE_ANON_KEY', 'SUPABASE_URL']
    throw new Error(
      `${there} is set but ${missing} is not. Set both for a hosted project, or neither for the embedded backend.`,
    )
  }
  return {
    port,
    host: env.HOST || '127.0.0.1',
    /** Unparsed. */
    trustedProxies: trustedProxies(env.TRUSTED_PROXIES),
    /** 'no' if a cache in front of the site counts. */
    countEntries: yesOrNo('COUNT_ENTRIES', env.COUNT_ENTRIES),
    siteUrl: env.SITE_URL || `http://localhost:${port}`,
    /** The hosted backend, or null for the embedded one. */
    hosted: url && key ? { url, key } : null,
    /** Only for the embedded backend: the site never gets the functions' secrets. */
    local: {
      port: portOf('LOCAL_SUPABASE_PORT', env.LOCAL_SUPABASE_PORT, 54321),
      dir: env.LOCAL_SUPABASE_DIR || '.local/supabase',
      ...functionSecrets(env),
    },
  }
}
export type ServeSettings = ReturnType<typeof readServeSettings>

function portOf(name: string, value: string | undefined, otherwise: number): number {
  if (!value) return otherwise
  const port = Number(value)
  if (Number.isInteger(port) && port > 0 && port < 65536) return port
  throw new Error(`${name} is "${value}". Set it to a port number between 1 and 65535.`)
}

function yesOrNo(name: string, value = 'yes'): string {
  if (value === 'yes' || value === 'no') return value
  throw new Error(`${name} is "${value}". Set it to yes or no.`)
}

function trustedProxies(value = ''): string {
  readTrustedProxies(value)
  return value
}
