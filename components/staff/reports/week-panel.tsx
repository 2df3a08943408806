import type { ReportWords } from '../../../lib/content/sources.ts'
import { changesByWeek } from '../../../lib/staff/reports/changes.ts'
import type { Week } from '../../../lib/staff/reports/report.ts'
import { dayWord } from '../../../lib/staff/reports/words.ts'
import { weekTable } from '../../../lib/staff/reports/tables.ts'
import { RegisterMark } from '../../ui/register-mark.tsx'
import { ReportTable } from './table.tsx'
import { chartSizes, Hatch, barFills, strokes, WeekChart } from './week-chart.tsx'

const changes = JSON.parse(process.env.CONTENT_CHANGES ?? '[]') as [day: string, parts: string[]][]
const letter = (place: number) => String.fromCharCode(65 + (place % 26))

/** `tabled`: the page shows these weeks as a table too. */
type Props = { words: ReportWords; weeks: Week[]; tabled?: boolean }

/** The weeks from the first number on, because earlier ones would leave most of a new site's chart empty. */
export function WeekPanel({ weeks, ...props }: Props) {
  const { title, few } = props.words.week
  const first = weeks.findIndex(({ entries, before, requests }) => entries || before || requests)
  return (
    <section className="mt-5 py-4 px-5 ruled max-md:p-4" aria-labelledby="by-week">
      <h2 className="type-h4" id="by-week">
        {title}
      </h2>
      {first < 0 ? <p className="text-slate">{few}</p> : <Weeks {...props} weeks={weeks} first={first} />}
    </section>
  )
}

/** The weeks as a chart, with changes to the site's content; as a table for screen readers. */
function Weeks({ words: report, weeks, tabled, first }: Props & { first: number }) {
  const { week: words, legend } = report
  const drawn = weeks.slice(first)
  const changed = changesByWeek(
    drawn.map(({ week }) => week),
    changes,
    words.changed,
  )
  const finished = drawn.slice(0, -1)
  const isDrawn = {
    entries: finished.some(({ entries }) => entries),
    before: drawn.some(({ before }) => before),
    requests: finished.some(({ requests }) => requests),
    running: drawn.slice(-1).some(({ entries, requests }) => entries || requests),
  }
  const kinds = (['entries', 'before', 'requests', 'running'] as const).filter((kind) => isDrawn[kind])
  const marks = new Map(changed.map(({ week }, place) => [week, letter(place)]))
  return (
    <>
      <p className="text-slate">{words.help}</p>
      {chartSizes.map((size) => (
        <WeekChart key={size} words={report} weeks={drawn} marks={marks} size={size} />
      ))}
      {!tabled && (
        <div className="sr-only">
          <ReportTable table={weekTable(weeks)} few={report.underFive} className="" />
        </div>
      )}
      <ul role="list" className="report-legend" aria-hidden="true">
        {kinds.map((kind) => (
          <li className="flex items-center gap-2" key={kind}>
            <svg viewBox="0 0 18 14" className="report-chart flex-none w-[18px] h-[14px] m-0">
              {kind === 'entries' && <Hatch id="hatch-legend" />}
              {kind === 'before' ? (
                <path d="M0 7h18" className={strokes[1]} />
              ) : (
                <rect
                  x="2"
                  y="1"
                  width="14"
                  height="12"
                  fill="url(#hatch-legend)"
                  className={`stroke-key stroke-[1.5] ${kind === 'entries' ? '' : barFills[kind]}`}
                />
              )}
            </svg>
            {legend[kind]}
          </li>
        ))}
        {changed.length > 0 && (
          <li className="flex items-center gap-2">
            <RegisterMark className="w-[15px]" /> {legend.change}
          </li>
        )}
      </ul>
      {changed.length > 0 && (
        <ol role="list" className="mt-3" aria-label={words.changes}>
          {changed.map(({ week, day, places }) => (
            <li
              className="grid grid-cols-[18px_minmax(0,1fr)] sm:grid-cols-[18px_92px_minmax(0,1fr)] gap-x-3 py-1 px-0 listed-t"
              key={week}
            >
              <RegisterMark className="w-[15px] mt-[3px]" />
              <b>
                {marks.get(week)}, <time dateTime={day}>{dayWord(day)}</time>
              </b>
              <span className="max-sm:col-start-2">{places.join(', ')}</span>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
