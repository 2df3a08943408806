import { uploads } from '../../supabase/tests/support/upload.ts'

/** Calls the site's file routes as our pages do, with a visitor's token. */
export function filesOf(site: string, token: string) {
  const headers = { Authorization: `Bearer ${token}`, 'Sec-Fetch-Site': 'same-origin' }
  const calls = (base: string) => uploads({ url: '', anonKey: '' }, token, base, headers)
  const { ask, list } = calls(site)
  return { ...calls(`${site}/artwork`), ask, list }
}
