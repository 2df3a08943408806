import type { SupabaseClient } from '@supabase/supabase-js'
import type { NextRequest } from 'next/server'
import { submissionsWords } from '../../../lib/content/submissions.ts'
import { csvStream, batchSize } from '../../../lib/staff/csv.ts'
import { currentStaff } from '../../../lib/staff/current-staff.ts'
import { signInAddress } from '../../../lib/staff/list-address.ts'
import { readListState } from '../../../lib/staff/list-state.ts'
import { dayIn } from '../../../lib/staff/desk/words-of-time.ts'
import { Refused } from '../../../lib/staff/desk/call-database.ts'
import { exportName } from '../../../lib/staff/export-name.ts'
import { readSubmissions } from '../../../lib/staff/list-submissions.ts'
import { createSessionClient } from '../../../lib/supabase/session-client.ts'

/** The filtered requests as a CSV file, for managers. Others are refused, or sent to sign in if that helps. */
export async function GET(request: NextRequest) {
  const words = submissionsWords()
  const state = readListState(Object.fromEntries(request.nextUrl.searchParams))
  const { state: reader, refusal } = await currentStaff()
  if (reader === 'stranger' || reader === 'marketer')
    return new Response(words.empty.stranger, { status: 403 })
  const read = async (client: SupabaseClient, key: string) =>
    readSubmissions({ ...state, before: '', after: key }, batchSize, words.timeZone, client)

  // Reads the first rows before answering, so that the status can still report a refusal or failure. The client is made
  // here, too: cookies cannot be read while an answer streams.
  const begun = await begin(read).catch((error: unknown) => (error instanceof Refused ? 'refused' : null))
  if (begun === null) return new Response(words.failed, { status: 503 })
  if (begun === 'refused' && refusal) return new Response(refusal, { status: 403 })
  if (begun === 'refused')
    return new Response(null, { status: 303, headers: { Location: signInAddress(state) } })
  const { client, first } = begun

  const rows = csvStream(async (key) => (key ? read(client, key) : first), words)
  return new Response(rows, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${exportName(state, dayIn(words.timeZone, Date.now()))}"`,
      'Cache-Control': 'private, no-store',
    },
  })
}

async function begin<Rows>(read: (client: SupabaseClient, key: string) => Promise<Rows>) {
  const client = await createSessionClient()
  return { client, first: await read(client, '') }
}
