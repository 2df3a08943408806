import { fill } from '../../../lib/content/fill.ts'
import type { ReportWords } from '../../../lib/content/sources.ts'
import type { Report, Team, Week } from '../../../lib/staff/sources/report.ts'
import {
  isOfTeam,
  parts,
  type Shown,
  shownAddress,
  sourcesPath,
  spans,
} from '../../../lib/staff/sources/span.ts'
import { teamTables, timeWord } from '../../../lib/staff/sources/team-tables.ts'
import { dayWord, numberWord, shareWord } from '../../../lib/staff/sources/words.ts'
import { WeekPanel } from './week-panel.tsx'
import { PartTable } from './part-table.tsx'
import { TeamTables } from './team-tables.tsx'
import { WeekTable } from './week-table.tsx'

type Props = {
  words: ReportWords
  report: Report | Team | null
  shown: Shown
  again: string
  /** Whether the reader may see the team's numbers. */
  manager: boolean
}

/** One part of the numbers over some weeks: totals, by week and in tables. null: could not be read. `again` retries. */
export function SourcesReport({ words, report, shown, again, manager }: Props) {
  const all = report?.rows.find(
    (row): row is Team['rows'][number] | Report['rows'][number] => row.part === 'all',
  )
  const isTeam = report !== null && 'people' in report
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
      {all && (
        <ul role="list" aria-label={words.sums.label} className="report-sums">
          {('median' in all ? teamSums(all, words) : sums(all, words)).map(([figure, label]) => (
            <li key={label}>
              <b>{figure}</b> {label}
            </li>
          ))}
        </ul>
      )}
      {report && !isTeam && all && <WeekPanel words={words} weeks={report.weeks} />}
      {isTeam && shown.by === 'answers' && all && <TeamWeeks words={words} weeks={report.weeks} />}
      {report && (all ?? manager) && (
        <nav className="desk-tabs report-tabs" aria-label={words.tabs.label}>
          {parts
            .filter((part) => manager || !isOfTeam(part))
            .map((part) => (
              <a
                key={part}
                href={shownAddress({ ...shown, by: part })}
                className="desk-tab"
                aria-current={part === shown.by ? 'page' : undefined}
              >
                {words.tabs[part]}
              </a>
            ))}
        </nav>
      )}
      {isTeam ? (
        <TeamTables words={words.team} tables={teamTables(report, shown.by)} />
      ) : (
        report && all && <SourceTable words={words} report={report} by={shown.by} />
      )}
      <p className="report-foot">{isTeam ? words.team.foot : words.foot}</p>
    </>
  )
}

type Sums = (readonly [figure: string, label: string])[]

function sums(
  { entries, requests, won }: Report['rows'][number],
  { sums: said, underFive }: ReportWords,
): Sums {
  const share = entries && requests ? `${((100 * requests) / entries).toFixed(1)} %` : underFive
  return [
    [numberWord(entries), said.entries],
    [numberWord(requests), said.requests],
    [share, said.share],
    [numberWord(won), said.won],
  ]
}

function teamSums({ requests, answered, median, ninety }: Team['rows'][number], { team }: ReportWords): Sums {
  const { columns } = team
  return [
    [numberWord(requests), columns.requests],
    [shareWord(answered, requests || null) || '–', columns.answered],
    [timeWord(median) || '–', columns.median],
    [timeWord(ninety) || '–', columns.ninety],
  ]
}

/** The same picture of other numbers: requests and the answered ones. */
function TeamWeeks({ words, weeks }: { words: ReportWords; weeks: Team['weeks'] }) {
  const { picture, columns } = words.team
  const legend = {
    ...words.legend,
    entries: columns.requests,
    before: columns.before,
    requests: columns.answered,
  }
  const drawn = weeks.map(({ week, requests, before, answered }): Week => {
    return { week, entries: requests, before, requests: answered, won: null }
  })
  return <WeekPanel words={{ ...words, legend, week: { ...words.week, picture } }} weeks={drawn} tabled />
}

type TableProps = { words: ReportWords; report: Report; by: Shown['by'] }

/** The numbers by one part of the source. */
function SourceTable({ words, report, by }: TableProps) {
  if (by === 'week') return <WeekTable words={words} weeks={report.weeks} className="report-table" />
  return isOfTeam(by) ? null : <PartTable words={words} rows={report.rows} part={by} />
}
