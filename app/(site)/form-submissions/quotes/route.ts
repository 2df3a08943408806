import type { NextRequest } from 'next/server'
import { submissionsWords } from '../../../../lib/content/desk.ts'
import { csvFile } from '../../../../lib/staff/csv.ts'
import { currentStaff } from '../../../../lib/staff/current-staff.ts'
import { attempt } from '../../../../lib/staff/desk/call-database.ts'
import { dayIn } from '../../../../lib/staff/desk/words-of-time.ts'
import { isCrossOrigin } from '../../../../lib/staff/is-cross-origin.ts'
import { quotesCsv } from '../../../../lib/staff/quotes-csv.ts'

/** All quotes as a CSV file, for managers. Other staff are refused, and the signed out are sent to sign in. */
export async function GET(request: NextRequest) {
  const words = submissionsWords()
  if (isCrossOrigin(request.headers)) return new Response(words.empty.stranger, { status: 403 })
  const read = await attempt('quotes_not_exported', quotesCsv)
  if (read.state === 'read') return csvFile(read.csv, `quotes-${dayIn(words.timeZone, Date.now())}.csv`)
  if (read.state !== 'refused') return new Response(words.failed, { status: 503 })
  const { state, refusal } = await currentStaff()
  if (state === 'staff') return new Response(refusal ?? words.empty.stranger, { status: 403 })
  return new Response(null, { status: 303, headers: { Location: '/sign-in' } })
}
