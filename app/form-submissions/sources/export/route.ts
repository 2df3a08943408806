import type { NextRequest } from 'next/server'
import { sourcesWords } from '../../../../lib/content/sources.ts'
import { log, trouble } from '../../../../lib/security/log.ts'
import { callDatabase, Refused } from '../../../../lib/staff/desk/call-database.ts'
import { readReport, readTeam } from '../../../../lib/staff/sources/report.ts'
import { reportCsv, teamCsv } from '../../../../lib/staff/sources/report-csv.ts'
import { teamTables } from '../../../../lib/staff/sources/tables.ts'
import { isOfTeam, readShown, sourcesPath } from '../../../../lib/staff/sources/span.ts'

/** The report as a CSV file. Readers without permission are sent to sign in. */
export async function GET(request: NextRequest) {
  const { weeks, by } = readShown(Object.fromEntries(request.nextUrl.searchParams))
  const read = await (isOfTeam(by) ? readTeam(weeks) : readReport(weeks)).catch((error: unknown) => {
    if (error instanceof Refused) return null
    log('report_not_read', { reason: trouble(error) })
    return undefined
  })
  if (read === undefined) return new Response(sourcesWords().report.failed, { status: 503 })
  const signIn = `/sign-in?${new URLSearchParams({ next: sourcesPath })}`
  if (read === null) return new Response(null, { status: 303, headers: { Location: signIn } })
  await callDatabase('note_report', {})
  return new Response('people' in read ? teamCsv(teamTables(read, by)) : reportCsv(read), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${isOfTeam(by) ? by : 'sources'}-${read.first}-${read.today}.csv"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
