import type { NextRequest } from 'next/server'
import { sourcesWords } from '../../../../lib/content/sources.ts'
import { attempt, callDatabase } from '../../../../lib/staff/desk/call-database.ts'
import { csvFile } from '../../../../lib/staff/csv.ts'
import { readReport, readTeam } from '../../../../lib/staff/sources/report.ts'
import { reportCsv, teamCsv } from '../../../../lib/staff/sources/report-csv.ts'
import { teamTables } from '../../../../lib/staff/sources/tables.ts'
import { isOfTeam, readShown, sourcesPath } from '../../../../lib/staff/sources/span.ts'

/** The report as a CSV file. Readers without permission are sent to sign in. */
export async function GET(request: NextRequest) {
  const { weeks, by } = readShown(Object.fromEntries(request.nextUrl.searchParams))
  const read = await attempt('report_not_read', async () =>
    isOfTeam(by) ? readTeam(weeks) : readReport(weeks),
  )
  const signIn = `/sign-in?${new URLSearchParams({ next: sourcesPath })}`
  if (read === null || ('state' in read && read.state === 'refused'))
    return new Response(null, { status: 303, headers: { Location: signIn } })
  if ('state' in read) return new Response(sourcesWords().report.failed, { status: 503 })
  await callDatabase('note_report', {})
  const rows = 'people' in read ? teamCsv(teamTables(read, by)) : reportCsv(read)
  return csvFile(rows, `${isOfTeam(by) ? by : 'sources'}-${read.first}-${read.today}.csv`)
}
