// `npm run preview -- --at 2026-12-24`: the site as of a day, with drafts and hot reload.
import { parseArgs } from 'node:util'
import { isCalendarDay } from '../lib/leads/calendar-day.ts'

const { values } = parseArgs({
  options: { at: { type: 'string', default: new Date().toISOString().slice(0, 10) } },
})
if (!isCalendarDay(values.at)) {
  console.error(`--at takes a day like 2026-12-24, and got ${values.at}`)
  process.exit(1)
}
process.env.CONTENT_AT = values.at
process.argv.push('--dev')
await import('./serve.ts')
