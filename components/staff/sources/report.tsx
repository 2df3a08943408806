import { fill } from '../../../lib/content/fill.ts'
import type { ReportWords } from '../../../lib/content/sources.ts'
import type { Report } from '../../../lib/staff/sources/report.ts'
import { parts, type Shown, shownAddress, sourcesPath, spans } from '../../../lib/staff/sources/span.ts'
import { dayWord, numberWord } from '../../../lib/staff/sources/words.ts'
import { WeekPanel } from './week-panel.tsx'
import { PartTable } from './part-table.tsx'
import { QuoteTable } from './quote-table.tsx'
import { WeekTable } from './week-table.tsx'

type Props = { words: ReportWords; report: Report | null; shown: Shown; again: string }

/** Entries and requests over some weeks: totals, by week and by part. null: could not be read. `again` retries. */
export function SourcesReport({ words, report, shown, again }: Props) {
  const all = report?.rows.find(({ part }) => part === 'all')
  const share =
    all?.entries && all.requests ? `${((100 * all.requests) / all.entries).toFixed(1)} %` : words.underFive
  return (
    <>
      <div className="report-head">
        <h1>{words.title}</h1>
        {report && (
          <div className="report-tools">
            <details className="report-pick">
              <summary className="desk-button">
                <span className="sr-only">{words.period}:</span>
                {fill(words.span, { from: dayWord(report.first), to: dayWord(report.today) })}
              </summary>
              <ul role="list">
                {spans.map((weeks) => (
                  <li key={weeks}>
                    <a
                      href={shownAddress({ ...shown, weeks })}
                      aria-current={weeks === shown.weeks ? 'true' : undefined}
                    >
                      {fill(words.spans, { count: weeks })}
                    </a>
                  </li>
                ))}
              </ul>
            </details>
            <a className="desk-button" href={shownAddress(shown, `${sourcesPath}/export`)}>
              {words.export}
            </a>
          </div>
        )}
      </div>
      {!report && (
        <div role="alert" className="report-empty">
          <p>{words.failed}</p>
          <a className="desk-button" href={shownAddress(shown)}>
            {again}
          </a>
        </div>
      )}
      {report && !all && <p className="report-empty">{words.nothing}</p>}
      {report && all && (
        <>
          <ul role="list" aria-label={words.sums.label} className="report-sums">
            {(
              [
                [numberWord(all.entries), words.sums.entries],
                [numberWord(all.requests), words.sums.requests],
                [share, words.sums.share],
                [numberWord(all.won), words.sums.won],
              ] as const
            ).map(([figure, label]) => (
              <li key={label}>
                <b>{figure}</b> {label}
              </li>
            ))}
          </ul>
          <WeekPanel words={words} weeks={report.weeks} />
          <ReportTable words={words} report={report} shown={shown} />
        </>
      )}
      <p className="report-foot">
        {report?.quotes && shown.by === 'quotes' ? words.quotes.foot : words.foot}
      </p>
    </>
  )
}

type TableProps = { words: ReportWords; report: Report; shown: Shown }

/** The numbers by one part of the source, with links to the others. */
function ReportTable({ words, report, shown }: TableProps) {
  const { tabs } = words
  const { quotes } = report
  const by = shown.by === 'quotes' && !quotes ? 'campaign' : shown.by
  return (
    <>
      <nav className="desk-tabs report-tabs" aria-label={tabs.label}>
        {parts.slice(0, quotes ? undefined : -1).map((part) => (
          <a
            key={part}
            href={shownAddress({ ...shown, by: part })}
            className="desk-tab"
            aria-current={part === by ? 'page' : undefined}
          >
            {tabs[part]}
          </a>
        ))}
      </nav>
      {by === 'quotes' ? (
        <QuoteTable words={words} quotes={quotes ?? []} />
      ) : by === 'week' ? (
        <WeekTable words={words} weeks={report.weeks} className="report-table" />
      ) : (
        <PartTable words={words} rows={report.rows} part={by} />
      )}
    </>
  )
}
