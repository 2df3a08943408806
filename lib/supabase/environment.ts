/**
 * Where the backend is. Read only when needed: a missing setting must not take the static pages down. Empty strings
 * make the client throw 'supabaseUrl is required.' or 'supabaseKey is required.'.
 */
export function supabaseSettings(): { url: string; key: string } {
  return { url: process.env.SUPABASE_URL ?? '', key: process.env.SUPABASE_ANON_KEY ?? '' }
}
