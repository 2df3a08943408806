/** What the function needs to know about its project. */
export type Settings = {
  /** Base address of the project, without a slash at the end. */
  url: string
  /** Opens the database, past row level security. Never leaves the function. */
  secretKey: string
  /** Keys that a caller may show. */
  callerKeys: string[]
  /** Origins whose pages may call from a browser. */
  siteOrigins: string[]
  /** Most requests that are stored in an hour, by address. */
  limits: { visitor: number; caller: number }
}

/**
 * Reads the settings from the environment. Supabase sets the keys itself: newer projects as JSON
 * dictionaries (SUPABASE_SECRET_KEYS, SUPABASE_PUBLISHABLE_KEYS), older ones as single values
 * (SUPABASE_SERVICE_ROLE_KEY, SUPABASE_ANON_KEY), many as both. SITE_ORIGINS and the limits are set by hand.
 * @throws Error naming what is missing or wrong
 */
export function readSettings(get: (name: string) => string | undefined): Settings {
  const [secretKey] = [...dictionary(get('SUPABASE_SECRET_KEYS')), ...list(get('SUPABASE_SERVICE_ROLE_KEY'))]
  const callerKeys = [...dictionary(get('SUPABASE_PUBLISHABLE_KEYS')), ...list(get('SUPABASE_ANON_KEY'))]
  const url = get('SUPABASE_URL')?.replace(/\/+$/, '')

  if (!url) throw new Error('SUPABASE_URL is not set.')
  if (!secretKey) throw new Error('SUPABASE_SECRET_KEYS or SUPABASE_SERVICE_ROLE_KEY must be set.')
  if (callerKeys.length === 0) throw new Error('SUPABASE_PUBLISHABLE_KEYS or SUPABASE_ANON_KEY must be set.')
  const limits = {
    visitor: count('LEADS_PER_VISITOR', get('LEADS_PER_VISITOR'), 20),
    caller: count('LEADS_PER_CALLER', get('LEADS_PER_CALLER'), 600),
  }
  return { url, secretKey, callerKeys, siteOrigins: list(get('SITE_ORIGINS')), limits }
}

function count(name: string, text: string | undefined, otherwise: number): number {
  if (!text) return otherwise
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw new Error(`${name} must be a whole number above 0.`)
}

/** The values of a JSON object, its `default` first: that is the key every project has. */
function dictionary(json: string | undefined): string[] {
  if (!json) return []
  const keys: Record<string, string> = JSON.parse(json)
  return [...new Set([keys.default, ...Object.values(keys)])].filter(
    (key) => typeof key === 'string' && key !== '',
  )
}

/** The entries of a comma-separated list, without blanks. */
function list(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}
