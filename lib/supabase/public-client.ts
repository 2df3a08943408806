import { createClient } from '@supabase/supabase-js'
import { supabaseSettings } from './environment.ts'

/**
 * A client with the publishable key and nobody's session: what it may do is what the database lets anybody do.
 * @throws Error 'supabaseUrl is required.' or 'supabaseKey is required.' when a setting is missing
 */
export function createPublicClient() {
  const { url, key } = supabaseSettings()
  return createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } })
}
