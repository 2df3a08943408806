import { submissionsWords } from '../../lib/content/desk.ts'
import { addDays } from '../../lib/leads/deadline/day.ts'
import { leadHeader } from '../../supabase/functions/_shared/lead-header.ts'
import { ask } from '../../supabase/tests/support/sign-in.ts'
import { startWithBackend } from './fixtures.ts'
import { amara } from './project-form.ts'
import { storeRequest } from './staff.ts'

/** The day at the office. */
export const today = new Date().toLocaleDateString('sv', { timeZone: submissionsWords().timeZone })

/** A site with a backend of its own: entries of 39 days and nine requests, so every number of the report is known. */
export async function startCounted() {
  const own = await startWithBackend(false)
  const counted = Array.from({ length: 39 }, (_, days) => [
    { day: addDays(today, -days), page: '/', host: 'news.example', campaign: 'autumn', count: 60 - days },
    { day: addDays(today, -days), page: '/printing', host: '', campaign: '', count: 30 },
    ...(days === 0 ? [{ day: today, page: '/translation', host: '', campaign: 'other', count: 4 }] : []),
  ])
  const body = { batch: crypto.randomUUID(), counted: counted.flat() }
  await ask(own.backend, '/rest/v1/rpc/count_entries', { body })
  const source = { page: '/', opener: 'home', product: 'Cap', campaign: 'autumn', host: 'news.example' }
  for (let number = 0; number < 9; number++) {
    const from = number < 7 ? source : { ...source, page: '/printing', opener: 'main', campaign: '' }
    await storeRequest(own.backend, { ...amara, details: `Request ${number}` }, leadHeader({ source: from }))
  }
  return own
}
