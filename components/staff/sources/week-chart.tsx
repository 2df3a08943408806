import type { ReportWords } from '../../../lib/content/sources.ts'
import type { Week } from '../../../lib/staff/sources/report.ts'
import { dayWord, numberWord } from '../../../lib/staff/sources/words.ts'
import { RegisterMark } from '../../ui/register-mark.tsx'

/** Phones have the words above the bars, not beside them. Widths are close to those on screen, so text keeps its size. */
const sizes = {
  wide: { width: 1160, left: 82, bar: 52, labels: 13, entries: 148, requests: 248 },
  middle: { width: 680, left: 74, bar: 32, labels: 11, entries: 148, requests: 248 },
  narrow: { width: 334, left: 4, bar: 20, labels: 6, entries: 14, requests: 172 },
} as const
export const chartSizes = Object.keys(sizes) as (keyof typeof sizes)[]

const [entriesFoot, requestsFoot] = [152, 252]
const [entriesHeight, requestsHeight] = [112, 62]

type Props = { words: ReportWords; weeks: Week[]; marks: Map<string, string>; size: keyof typeof sizes }

/** Two rows of bars on one axis. Nothing depends on colour: hatched, solid, empty, and a stroke for earlier values. */
export function WeekChart({ words: { week: words, legend }, weeks, marks, size }: Props) {
  const { width, left, bar: widest, labels, entries, requests } = sizes[size]
  const step = (width - left) / weeks.length
  const bar = Math.min(widest, step * 0.68)
  const most = (numbers: (number | null)[]) => Math.max(5, ...numbers.map((number) => number ?? 0))
  const mostEntries = most(weeks.flatMap((week) => [week.entries, week.before]))
  const mostRequests = most(weeks.map((week) => week.requests))
  const hatch = `hatch-${size}`
  const every = Math.ceil(weeks.length / labels)
  return (
    <svg
      viewBox={`0 0 ${width} 298`}
      role="img"
      aria-label={words.picture}
      className="report-chart"
      data-size={size}
    >
      <Hatch id={hatch} />
      <text className="chart-strong" x="0" y={entries}>
        {legend.entries}
      </text>
      <text className="chart-strong" x="0" y={requests}>
        {legend.requests}
      </text>
      {weeks.map((week, place) => {
        const middle = left + step * (place + 0.5)
        const running = place === weeks.length - 1
        const tops = {
          entries: entriesFoot - (entriesHeight * (week.entries ?? 0)) / mostEntries,
          requests: requestsFoot - (requestsHeight * (week.requests ?? 0)) / mostRequests,
          before: entriesFoot - (entriesHeight * (week.before ?? 0)) / mostEntries,
        }
        const labelled = (weeks.length - 1 - place) % every === 0
        const mark = marks.get(week.week)
        return (
          <g key={week.week} textAnchor="middle">
            {week.entries !== null && (
              <Bar
                kind={running ? 'running' : 'entries'}
                fill={`url(#${hatch})`}
                x={middle - bar / 2}
                width={bar}
                top={tops.entries}
                foot={entriesFoot}
              />
            )}
            {week.before !== null && (
              <>
                <path d={`M${middle - bar / 2 - 4} ${tops.before}h${bar + 8}`} className="chart-clear" />
                <path d={`M${middle - bar / 2 - 4} ${tops.before}h${bar + 8}`} className="chart-before" />
              </>
            )}
            {week.requests !== null && (
              <Bar
                kind={running ? 'running' : 'requests'}
                x={middle - bar / 2}
                width={bar}
                top={tops.requests}
                foot={requestsFoot}
              />
            )}
            {labelled && (
              <>
                <text x={middle} y={Math.min(tops.entries, tops.before) - 6}>
                  {week.entries !== null && numberWord(week.entries)}
                </text>
                <text x={middle} y={tops.requests - 6} className="chart-strong">
                  {week.requests !== null && numberWord(week.requests)}
                </text>
                <text x={middle} y="270" className="chart-quiet">
                  {dayWord(week.week)}
                </text>
              </>
            )}
            {mark && (
              <>
                <svg x={middle - 17} y="278" width="15" height="15">
                  <RegisterMark />
                </svg>
                <text x={middle + 7} y="290" className="chart-strong">
                  {mark}
                </text>
              </>
            )}
          </g>
        )
      })}
      <path d={`M${left} ${entriesFoot}H${width}M${left} ${requestsFoot}H${width}`} className="chart-axis" />
    </svg>
  )
}

/** The ink of entries. Each chart has its own, because one in a hidden picture does not paint. */
export const Hatch = ({ id }: { id: string }) => (
  <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <path d="M0 0v5" className="chart-hatch" />
  </pattern>
)

type BarProps = { kind: string; fill?: string; x: number; width: number; top: number; foot: number }

const Bar = ({ kind, fill, x, width, top, foot }: BarProps) => (
  <rect x={x} y={top} width={width} height={foot - top} fill={fill} className={`chart-${kind}`} />
)
