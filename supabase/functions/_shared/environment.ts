export type Get = (name: string) => string | undefined

/**
 * Reads Supabase's variables: newer projects provide keys as JSON dictionaries (SUPABASE_SECRET_KEYS), older ones as single
 * values (SUPABASE_SERVICE_ROLE_KEY), many both.
 * @throws Error naming the missing ones
 */
export function readProject(get: Get) {
  const secretKeys = [
    ...readDictionary(get('SUPABASE_SECRET_KEYS')),
    ...readList(get('SUPABASE_SERVICE_ROLE_KEY')),
  ]
  const secretKey = secretKeys[0]
  const url = get('SUPABASE_URL')?.replace(/\/+$/, '')
  if (!url) throw new Error('SUPABASE_URL is not set.')
  if (!secretKey) throw new Error('SUPABASE_SECRET_KEYS or SUPABASE_SERVICE_ROLE_KEY must be set.')
  return { url, secretKey }
}
/** How a function reaches its project's database. `secretKey` bypasses row level security and never leaves the function. */
export type Project = ReturnType<typeof readProject>

/** The keys callers may use, old and new as above. @throws Error if there are none */
export function readCallerKeys(get: Get): string[] {
  const keys = [...readDictionary(get('SUPABASE_PUBLISHABLE_KEYS')), ...readList(get('SUPABASE_ANON_KEY'))]
  if (keys.length === 0) throw new Error('SUPABASE_PUBLISHABLE_KEYS or SUPABASE_ANON_KEY must be set.')
  return keys
}

/** The values of a JSON object, starting with `default`, the key every project has. */
function readDictionary(json: string | undefined): string[] {
  if (!json) return []
  const keys: Record<string, string> = JSON.parse(json)
  return [...new Set([keys.default, ...Object.values(keys)])].filter(
    (key): key is string => typeof key === 'string' && key !== '',
  )
}

/** The entries of a comma-separated list, trimmed. */
export function readList(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}

/** A positive integer. @throws Error naming the variable, if it is set to anything else */
export function readCount(get: Get, name: string, otherwise: number): number {
  const text = get(name)
  if (!text) return otherwise
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw new Error(`${name} must be a whole number above 0.`)
}
