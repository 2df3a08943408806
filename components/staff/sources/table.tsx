import { sourcesWords } from '../../../lib/content/sources.ts'
import type { Report } from '../../../lib/staff/sources/report.ts'
import { parts, type Shown, shownAddress } from '../../../lib/staff/sources/span.ts'
import { PartTable } from './part-table.tsx'
import { WeekTable } from './week-table.tsx'

/** The numbers by one part of the source, and the way to the others. */
export function ReportTable({ report, shown }: { report: Report; shown: Shown }) {
  const { tabs } = sourcesWords().report
  return (
    <>
      <nav className="desk-tabs report-tabs" aria-label={tabs.label}>
        {parts.map((part) => (
          <a
            key={part}
            href={shownAddress({ ...shown, by: part })}
            className="desk-tab"
            aria-current={part === shown.by ? 'page' : undefined}
          >
            {tabs[part]}
          </a>
        ))}
      </nav>
      {shown.by === 'week' ? (
        <WeekTable weeks={report.weeks} className="report-table" />
      ) : (
        <PartTable rows={report.rows} part={shown.by} />
      )}
    </>
  )
}
