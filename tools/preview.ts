// `npm run preview -- --at 2026-12-24`: the site as of a day, with drafts and hot reload. `-- --content <folder>` lays
// the files of a folder over those of content/, to see another brand or a season.
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { overlayContent } from '../build/overlay-content.ts'
import { isCalendarDay } from '../lib/leads/calendar-day.ts'

const { values } = parseArgs({
  options: {
    at: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    content: { type: 'string' },
  },
})
const { at, content } = values
const wrong = !isCalendarDay(at)
  ? `--at takes a day like 2026-12-24, and got ${at}`
  : content && !existsSync(content) && `--content takes a folder, and there is no ${content}`
if (wrong) {
  console.error(wrong)
  process.exit(1)
}
process.env.CONTENT_AT = at
if (content) process.env.CONTENT_FOLDER = overlayContent(content)
process.argv.push('--dev')
await import('./serve.ts')
