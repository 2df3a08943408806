import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { supabaseSettings } from './environment.ts'

let made: { url: string; key: string; client: SupabaseClient } | undefined

/**
 * A client with the publishable key and no session: it may do what anyone may. Shared by all requests.
 * @throws Error 'supabaseUrl is required.' or 'supabaseKey is required.' when a setting is missing
 */
export function createPublicClient(): SupabaseClient {
  const { url, key } = supabaseSettings()
  if (made?.url !== url || made.key !== key) {
    const auth = { persistSession: false, autoRefreshToken: false }
    made = { url, key, client: createClient(url, key, { auth }) }
  }
  return made.client
}
