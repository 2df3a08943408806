import type { NextRequest } from 'next/server'
import { sourcesWords } from '../../../../../lib/content/sources.ts'
import { attempt, callDatabase } from '../../../../../lib/staff/desk/call-database.ts'
import { csvFile, csvText } from '../../../../../lib/staff/csv.ts'
import { isCrossOrigin } from '../../../../../lib/staff/is-cross-origin.ts'
import { readReport, type Report, readTeam } from '../../../../../lib/staff/reports/report.ts'
import { type TableData, teamTables } from '../../../../../lib/staff/reports/tables.ts'
import { differenceWord, numberWord, rowWord } from '../../../../../lib/staff/reports/words.ts'
import { isOfTeam, readReportFilter, sourcesPath } from '../../../../../lib/staff/reports/span.ts'

/** The report as a CSV file. Readers without permission are sent to sign in. */
export async function GET(request: NextRequest) {
  if (isCrossOrigin(request.headers)) return new Response(null, { status: 403 })
  const filter = readReportFilter(Object.fromEntries(request.nextUrl.searchParams))
  const { by } = filter
  const read = await attempt('report_not_read', async () =>
    isOfTeam(by) ? readTeam(filter) : readReport(filter),
  )
  const signIn = `/sign-in?${new URLSearchParams({ next: sourcesPath })}`
  if (read === null || ('state' in read && read.state === 'refused'))
    return new Response(null, { status: 303, headers: { Location: signIn } })
  if ('state' in read) return new Response(sourcesWords().report.failed, { status: 503 })
  await callDatabase('log_report', {})
  const rows = 'people' in read ? teamCsv(teamTables(read, by)) : reportCsv(read)
  return csvFile(rows, `${isOfTeam(by) ? by : 'sources'}-${read.first}-${read.today}.csv`)
}

/** The whole report as CSV: first the weeks, then each part. */
function reportCsv({ weeks, rows }: Report): string {
  const { columns, tabs, all } = sourcesWords().report
  const { entries, requests, won, against, from } = columns
  return csvText([
    [columns.part, columns.name, from, entries, requests, won, against],
    ...weeks.map((week) => [
      tabs.week,
      week.week,
      '',
      ...[week.entries, week.requests, week.won].map(numberWord),
      '',
    ]),
    ...rows.map((row) => [
      row.part === 'all' ? all : tabs[row.part],
      rowWord(row),
      row.from ?? '',
      ...[row.entries, row.requests, row.won].map(numberWord),
      differenceWord(row),
    ]),
  ])
}

/** One tab of the team's numbers: each table below its title. */
const teamCsv = (tables: TableData[]) =>
  csvText(
    tables.flatMap(({ title, heads, rows, foot }) => [
      [title],
      heads.map(([name]) => name),
      ...rows,
      ...(foot ? [foot] : []),
      [],
    ]),
  )
