import type { SupabaseClient } from '@supabase/supabase-js'
import type { NextRequest } from 'next/server'
import { submissionsWords } from '../../../../lib/content/desk.ts'
import { csvFile, csvStream, batchSize, exportName } from '../../../../lib/staff/csv.ts'
import { currentStaff } from '../../../../lib/staff/current-staff.ts'
import { isCrossOrigin } from '../../../../lib/staff/is-cross-origin.ts'
import { signInAddress } from '../../../../lib/staff/list-address.ts'
import { readListState } from '../../../../lib/staff/list-state.ts'
import { dayIn } from '../../../../lib/staff/desk/words-of-time.ts'
import { attempt } from '../../../../lib/staff/desk/call-database.ts'
import { readSubmissions } from '../../../../lib/staff/list-submissions.ts'
import { createSessionClient } from '../../../../lib/supabase/session-client.ts'

/** The filtered requests as a CSV file, for managers. Others are refused, or sent to sign in if that helps. */
export async function GET(request: NextRequest) {
  const words = submissionsWords()
  if (isCrossOrigin(request.headers)) return new Response(words.empty.stranger, { status: 403 })
  const state = readListState(Object.fromEntries(request.nextUrl.searchParams))
  const { state: reader, refusal } = await currentStaff()
  if (reader === 'stranger' || reader === 'marketer')
    return new Response(words.empty.stranger, { status: 403 })
  const read = async (client: SupabaseClient, key: string) =>
    readSubmissions({ ...state, before: '', after: key }, batchSize, words.timeZone, client)

  // Reads the first rows before answering, so that the status can still report a refusal or failure. The client is made
  // here, too: cookies cannot be read while an answer streams.
  const begun = await attempt('list_not_exported', async () => {
    const client = await createSessionClient()
    return { state: 'begun' as const, client, first: await read(client, '') }
  })
  if (begun.state === 'refused' && refusal) return new Response(refusal, { status: 403 })
  if (begun.state === 'refused')
    return new Response(null, { status: 303, headers: { Location: signInAddress(state) } })
  if (begun.state !== 'begun') return new Response(words.failed, { status: 503 })
  const { client, first } = begun

  const rows = csvStream(async (key) => (key ? read(client, key) : first), words)
  return csvFile(rows, exportName(state, dayIn(words.timeZone, Date.now())))
}
