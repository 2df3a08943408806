import { fill } from '../../../lib/content/fill.ts'
import type { ReportWords } from '../../../lib/content/sources.ts'
import type { Report, Team } from '../../../lib/staff/reports/report.ts'
import {
  isOfTeam,
  monthsUntil,
  parts,
  type ReportFilter,
  reportAddress,
  sourcesPath,
  spans,
} from '../../../lib/staff/reports/span.ts'
import { sourceTable, type TableData, teamTables, timeWord } from '../../../lib/staff/reports/tables.ts'
import { dayWord, monthWord, numberWord, shareWord } from '../../../lib/staff/reports/words.ts'
import { Sums } from './sums.tsx'
import { ReportTable } from './table.tsx'
import { WeekPanel } from './week-panel.tsx'

type Props = {
  words: ReportWords
  report: Report | Team | null
  shown: ReportFilter
  today: string
  again: string
  /** Whether the reader may see the team's numbers. */
  manager: boolean
}

/** One part of the numbers over some weeks: totals, by week and in tables. null: could not be read. `again` retries. */
export function SourcesReport({ words, report, shown, today, again, manager }: Props) {
  const isTeam = report !== null && 'people' in report
  const SourceTable = shown.by === 'week' ? Scrolled : ReportTable
  const all = isTeam ? undefined : report?.rows.find(({ part }) => part === 'all')
  const isFew = all?.entries === null
  const sums = isTeam ? teamSums(report, words) : report && sourceSums(report, words)
  // Without a number, a table would say the same in each cell.
  const hasTables = sums && !(isFew && all.requests === null && all.won === null)
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <h1 className="text-7 x-poster font-poster tracking-[-0.008em]">{words.title}</h1>
        {report && (
          <Period words={words} shown={shown} first={report.first} last={report.today} today={today} />
        )}
      </div>
      {!report && (
        <div role="alert" className="text-4 leading-text max-w-[60ch] mt-7">
          <p>{words.failed}</p>
          <a className="desk-button mt-5" href={reportAddress(shown)}>
            {again}
          </a>
        </div>
      )}
      {report && !sums && <p className="text-4 leading-text max-w-[60ch] mt-7">{words.nothing}</p>}
      {isFew && <p className="text-4 leading-text max-w-[60ch] mt-7">{words.few}</p>}
      {sums && !isFew && <Sums label={words.sums.label} figures={sums} />}
      {sums && !isTeam && !isFew && <WeekPanel words={words} weeks={report?.weeks ?? []} />}
      {sums && isTeam && shown.by === 'answers' && <TeamWeeks words={words} weeks={report.weeks} />}
      {report && (hasTables || manager) && (
        <nav className="desk-tabs report-tabs mt-6 ruled-b px-0" aria-label={words.tabs.label}>
          {parts
            .filter((part) => manager || !isOfTeam(part))
            .map((part) => (
              <a
                key={part}
                href={reportAddress({ ...shown, by: part })}
                className="desk-tab max-xl:px-3 shrink-0"
                aria-current={part === shown.by ? 'page' : undefined}
              >
                {words.tabs[part]}
              </a>
            ))}
        </nav>
      )}
      {isTeam
        ? teamTables(report, shown.by).map((table) => (
            <TeamTable key={table.title} words={words} table={table} />
          ))
        : hasTables && report && <SourceTable table={sourceTable(report, shown.by)} few={words.underFive} />}
      <p className="max-w-[90ch] mt-4 text-slate">{isTeam ? words.team.foot : words.foot}</p>
    </>
  )
}

type PeriodProps = Pick<Props, 'words' | 'shown' | 'today'> & { first: string; last: string }

/** Which weeks are shown, others to choose from, and the file of what is shown. */
function Period({ words, shown, today, first, last }: PeriodProps) {
  const periods = [
    ...spans.map((weeks) => ({ label: fill(words.spans, { count: weeks }), weeks, from: '', to: '' })),
    ...monthsUntil(today).map((month) => ({ label: monthWord(month.from), ...month })),
  ]
  return (
    <div className="report-tools flex flex-wrap gap-3 max-md:gap-2">
      <details className="report-pick relative">
        <summary className="desk-button cursor-pointer">
          <span className="sr-only">{words.period}:</span>
          {fill(words.span, { from: dayWord(first), to: dayWord(last) })}
        </summary>
        <div className="absolute z-(--z-stick) top-full left-0 min-w-full w-max max-w-[calc(100vw_-_2_*_var(--spacing-4))] bg-sheet ruled">
          <ul className="columns-2" role="list">
            {periods.map(({ label, ...period }) => (
              <li key={label}>
                <a
                  className="block py-3 px-4 whitespace-nowrap hover:bg-yellow aria-[current]:font-head max-md:gap-2 max-md:py-4 max-md:px-3"
                  href={reportAddress({ ...shown, ...period })}
                  aria-current={
                    Object.entries(period).every(([key, value]) => shown[key as 'from'] === value) ||
                    undefined
                  }
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
          <form className="grid gap-2 p-4 ruled-t" action={sourcesPath}>
            <input type="hidden" name="by" value={shown.by} />
            {(['from', 'to'] as const).map((end) => (
              <label key={end}>
                {words[end]}{' '}
                <input
                  required
                  type="date"
                  name={end}
                  className="desk-field"
                  max={today}
                  defaultValue={end === 'from' ? first : last}
                />
              </label>
            ))}
            <button className="desk-button">{words.show}</button>
          </form>
        </div>
      </details>
      <a className="desk-button" href={reportAddress(shown, `${sourcesPath}/export`)}>
        {words.export}
      </a>
    </div>
  )
}

function sourceSums({ rows }: Report, { sums: sumWords }: ReportWords) {
  const all = rows.find(({ part }) => part === 'all')
  if (!all) return null
  const { entries, requests, won } = all
  return [
    [numberWord(entries), sumWords.entries],
    [numberWord(requests), sumWords.requests],
    [entries && requests ? `${((100 * requests) / entries).toFixed(1)}%` : '–', sumWords.share],
    [numberWord(won), sumWords.won],
  ] as const
}

function teamSums({ rows }: Team, { team: { columns } }: ReportWords) {
  const all = rows.find(({ part }) => part === 'all')
  if (!all) return null
  return [
    [numberWord(all.requests), columns.requests],
    [shareWord(all.answered, all.requests || null) || '–', columns.answered],
    [timeWord(all.median) || '–', columns.median],
    [timeWord(all.ninety) || '–', columns.ninety],
  ] as const
}

function TeamWeeks({ words, weeks }: { words: ReportWords; weeks: Team['weeks'] }) {
  const { picture, columns } = words.team
  const legend = {
    ...words.legend,
    entries: columns.requests,
    before: columns.before,
    requests: columns.answered,
  }
  const drawn = weeks.map(({ requests, answered, ...week }) => {
    return { ...week, entries: requests, requests: answered, won: null }
  })
  return <WeekPanel words={{ ...words, legend, week: { ...words.week, picture } }} weeks={drawn} tabled />
}

/** A table that scrolls where it is wider than the page. */
const Scrolled = (props: { table: TableData; few: string }) => (
  <div className="report-scroll overflow-x-auto" tabIndex={0} role="region" aria-label={props.table.title}>
    <ReportTable {...props} />
  </div>
)

function TeamTable({ words: { team, underFive }, table }: { words: ReportWords; table: TableData }) {
  const { title, rows, folded } = table
  const shown =
    rows.length === 0 ? (
      <p className="mt-3 text-slate">{team.none}</p>
    ) : (
      <Scrolled table={table} few={underFive} />
    )
  return folded ? (
    <details className="report-fold mt-7 ruled-t ruled-b">
      <summary className="min-h-control content-center font-head cursor-pointer">
        {title} <small className="text-1 ml-3 font-data text-slate">{team.seenBy}</small>
      </summary>
      {shown}
    </details>
  ) : (
    <>
      <h2 className="type-h4 mt-7">{title}</h2>
      {shown}
    </>
  )
}
