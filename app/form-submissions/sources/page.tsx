import '../../../components/staff/workplace.css'
import '../../../components/staff/sources/report.css'
import '../../../components/staff/sources/chart.css'
import '../../../components/staff/sources/table.css'
import { redirect } from 'next/navigation'
import { connection } from 'next/server'
import { DeskBar } from '../../../components/staff/desk-bar.tsx'
import { SourcesReport } from '../../../components/staff/sources/report.tsx'
import { sourcesWords } from '../../../lib/content/sources.ts'
import { deskBarWords, workplaceWords } from '../../../lib/content/workplace.ts'
import { log, trouble } from '../../../lib/security/log.ts'
import { currentStaff } from '../../../lib/staff/current-staff.ts'
import type { SearchParams } from '../../../lib/staff/list-state.ts'
import { currentDay, readReport, readTeam } from '../../../lib/staff/sources/report.ts'
import { isOfTeam, readShown, sourcesPath } from '../../../lib/staff/sources/span.ts'
import { privatePage } from '../../../lib/seo/private-page.ts'

export const dynamic = 'force-dynamic'

export const generateMetadata = () => privatePage(sourcesWords().report.title)

export default async function SourcesPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  await connection()
  const asked = readShown(await searchParams)
  const { state, role, name = '' } = await currentStaff()
  const manager = role === 'manager'
  const shown = manager || !isOfTeam(asked.by) ? asked : ({ ...asked, by: 'campaign' } as const)
  if (state === 'anonymous' || state === 'expired' || state === 'stranger')
    redirect(`/sign-in?${new URLSearchParams({ next: sourcesPath })}`)
  const read = await (isOfTeam(shown.by) ? readTeam : readReport)(shown).catch((error: unknown) => {
    log('report_not_read', { reason: trouble(error) })
    return null
  })
  return (
    <div className="desk report">
      <DeskBar words={deskBarWords()} name={name} here={sourcesPath} tickets={state !== 'marketer'} />
      <main id="main" className="report-page">
        <SourcesReport
          words={sourcesWords().report}
          report={read}
          shown={shown}
          today={currentDay()}
          again={workplaceWords().failed.again}
          manager={manager}
        />
      </main>
    </div>
  )
}
