/**
 * Where the backend is. Read only when needed: a missing setting must not take the static pages down. Empty strings
 * make the client throw 'supabaseUrl is required.' or 'supabaseKey is required.'.
 */
export function supabaseSettings(): { url: string; key: string } {
  return { url: process.env.SUPABASE_URL ?? '', key: process.env.SUPABASE_ANON_KEY ?? '' }
}

/** Time limit for the backend in milliseconds: even a busy server answers visitors within ten seconds. */
export const backendTimeoutMs = 8_000

/** `fetch` for clients: each call has this limit unless it sets its own. */
export const fetchInTime: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(backendTimeoutMs) })
