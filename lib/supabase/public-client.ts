import { createClient } from '@supabase/supabase-js'
import { supabaseSettings } from './environment.ts'

/**
 * A client with the publishable key and no session: it may do what the database lets anyone do.
 * @throws Error 'supabaseUrl is required.' or 'supabaseKey is required.' when a setting is missing
 */
export function createPublicClient() {
  const { url, key } = supabaseSettings()
  return createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } })
}
