import type { SupabaseClient } from '@supabase/supabase-js'
import type { NextRequest } from 'next/server'
import { submissionsWords } from '../../../lib/content/submissions.ts'
import { csvStream, batchSize } from '../../../lib/staff/csv-stream.ts'
import { signInAddress } from '../../../lib/staff/list-address.ts'
import { readListState } from '../../../lib/staff/list-state.ts'
import { dayIn } from '../../../lib/staff/desk/words-of-time.ts'
import { exportName } from '../../../lib/staff/export-name.ts'
import { readSubmissions } from '../../../lib/staff/read-submissions.ts'
import { createSessionClient } from '../../../lib/supabase/session-client.ts'

/** The current filter's requests as a CSV file. Who may not read them is sent to sign in. */
export async function GET(request: NextRequest) {
  const words = submissionsWords()
  const state = readListState(Object.fromEntries(request.nextUrl.searchParams))
  const read = async (client: SupabaseClient, key: string) =>
    readSubmissions(client, { ...state, before: '', after: key }, batchSize, words.timeZone)

  // Read before the answer begins: a refusal or a failure can still be told by its status. The client too is made
  // before, because cookies cannot be read while an answer streams.
  const begun = await begin(read).catch(() => null)
  if (begun === null) return new Response(words.failed, { status: 503 })
  const { client, first } = begun
  if (first === null) return signIn(signInAddress(state))

  const rows = csvStream(async (key) => (key ? ((await read(client, key)) ?? refused()) : first), words)
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

function signIn(address: string) {
  return new Response(null, {
    status: 303,
    headers: { Location: address },
  })
}

function refused(): never {
  throw new Error('The session ended during the download.')
}
