import '../../../../components/staff/desk.css'
import '../../../../components/staff/reports/report.css'
import '../../../../components/staff/reports/chart.css'
import '../../../../components/staff/reports/table.css'
import { redirect } from 'next/navigation'
import { connection } from 'next/server'
import { DeskBar } from '../../../../components/staff/desk-bar.tsx'
import { SourcesReport } from '../../../../components/staff/reports/report.tsx'
import { sourcesWords } from '../../../../lib/content/sources.ts'
import { deskBarWords, deskWords } from '../../../../lib/content/desk.ts'
import { log, describeError } from '../../../../lib/security/log.ts'
import { currentStaff } from '../../../../lib/staff/current-staff.ts'
import type { SearchParams } from '../../../../lib/staff/list-state.ts'
import { currentDay, readReport, readTeam } from '../../../../lib/staff/reports/report.ts'
import { isOfTeam, readReportFilter, sourcesPath } from '../../../../lib/staff/reports/span.ts'
import { privatePage } from '../../../../lib/seo/private-page.ts'

export const dynamic = 'force-dynamic'

export const generateMetadata = () => privatePage(sourcesWords().report.title)

export default async function SourcesPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  await connection()
  const requested = readReportFilter(await searchParams)
  const { state, role, name = '' } = await currentStaff()
  const manager = role === 'manager'
  const filter = manager || !isOfTeam(requested.by) ? requested : ({ ...requested, by: 'campaign' } as const)
  if (state === 'anonymous' || state === 'expired' || state === 'stranger')
    redirect(`/sign-in?${new URLSearchParams({ next: sourcesPath })}`)
  const read = await (isOfTeam(filter.by) ? readTeam : readReport)(filter).catch((error: unknown) => {
    log('report_not_read', { reason: describeError(error) })
    return null
  })
  return (
    <div className="desk report">
      <DeskBar words={deskBarWords()} name={name} here={sourcesPath} tickets={state !== 'marketer'} />
      <main id="main" className="report-page">
        <SourcesReport
          words={sourcesWords().report}
          report={read}
          shown={filter}
          today={currentDay()}
          again={deskWords().failed.again}
          manager={manager}
        />
      </main>
    </div>
  )
}
