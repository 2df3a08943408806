// `tail -n 0 -F entries.log | npm run entries`: counts the visits that nginx logs (nginx.conf).
import './plainly.ts'
import { createInterface } from 'node:readline'
import { countEntries, visitOf } from '../lib/entries/count-entries.ts'
import { readSettings } from '../supabase/local/settings.ts'

if (!process.env.SUPABASE_URL) {
  const folder = process.env.LOCAL_SUPABASE_DIR || '.local/supabase'
  process.env.SUPABASE_URL = `http://127.0.0.1:${process.env.LOCAL_SUPABASE_PORT || 54321}`
  process.env.SUPABASE_ANON_KEY = readSettings(folder).anonKey
}
const entries = countEntries()
// Ctrl-C ends the pipe, and then this process, once all counts are written.
process.on('SIGINT', () => {})
for await (const line of createInterface({ input: process.stdin })) {
  const visit = visitOf(line)
  if (visit) entries.count(visit)
}
await entries.finish()
