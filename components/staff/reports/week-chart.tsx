import type { ReportWords } from '../../../lib/content/sources.ts'
import type { Week } from '../../../lib/staff/reports/report.ts'
import { dayWord, numberWord } from '../../../lib/staff/reports/words.ts'
import { RegisterMark } from '../../ui/register-mark.tsx'

/** On phones the words are above the bars, not beside them. Widths are close to those on screen, so text keeps its size. */
const sizes = {
  wide: { width: 1160, left: 82, bar: 96, labels: 13, entries: 148, requests: 248, shown: 'max-lg:hidden' },
  middle: {
    width: 680,
    left: 74,
    bar: 60,
    labels: 11,
    entries: 148,
    requests: 248,
    shown: 'max-sm:hidden lg:hidden',
  },
  narrow: { width: 334, left: 4, bar: 40, labels: 6, entries: 14, requests: 172, shown: 'sm:hidden' },
} as const
export const chartSizes = Object.keys(sizes) as (keyof typeof sizes)[]

const kinds = ['entries', 'requests'] as const
const foot = { entries: 152, requests: 252 }
const height = { entries: 112, requests: 62 }

/** The fill of a bar without the hatch. */
export const barFills = { requests: 'fill-key', running: 'fill-sheet' }

/** Weeks wider than this have room for a mark beside its letter. */
const marked = 44

type Props = { words: ReportWords; weeks: Week[]; marks: Map<string, string>; size: keyof typeof sizes }

/** Earlier values, cut out of the bars that they cross. */
export const strokes = ['stroke-sheet stroke-[5]', 'stroke-key stroke-[2.2]']

/** Two rows of bars on one axis. Nothing depends on color: hatched, solid, empty, and a stroke for earlier values. */
export function WeekChart({ words: { week: words, legend }, weeks, marks, size }: Props) {
  const { width, left, bar: widest, labels, shown, ...legends } = sizes[size]
  const step = (width - left) / weeks.length
  const bar = Math.min(widest, step * 0.68)
  const highest = (numbers: (number | null)[]) => Math.max(5, ...numbers.map((number) => number ?? 0))
  const scale = {
    entries: height.entries / highest(weeks.flatMap((week) => [week.entries, week.before])),
    requests: height.requests / highest(weeks.map((week) => week.requests)),
  }
  const top = (kind: (typeof kinds)[number], number: number | null) =>
    foot[kind] - scale[kind] * (number ?? 0)
  const hatch = `hatch-${size}`
  const every = Math.ceil(weeks.length / labels)
  return (
    <svg
      viewBox={`0 0 ${width} 298`}
      role="img"
      aria-label={words.picture}
      className={`report-chart ${shown}`}
    >
      <Hatch id={hatch} />
      {kinds.map((kind) => (
        <text key={kind} className="font-head" x="0" y={legends[kind]}>
          {legend[kind]}
        </text>
      ))}
      {weeks.map((week, place) => {
        const middle = left + step * (place + 0.5)
        const running = place === weeks.length - 1
        const before = top('entries', week.before)
        const labelled = (weeks.length - 1 - place) % every === 0
        const mark = marks.get(week.week)
        return (
          <g key={week.week} textAnchor="middle">
            {kinds.map(
              (kind) =>
                week[kind] !== null && (
                  <rect
                    key={kind}
                    x={middle - bar / 2}
                    y={top(kind, week[kind])}
                    width={bar}
                    height={foot[kind] - top(kind, week[kind])}
                    fill={kind === 'entries' ? `url(#${hatch})` : undefined}
                    className={`stroke-key stroke-[1.5] ${running ? barFills.running : ''}`}
                  />
                ),
            )}
            {Boolean(week.before) &&
              strokes.map((stroke) => (
                <path key={stroke} d={`M${middle - bar / 2 - 4} ${before}h${bar + 8}`} className={stroke} />
              ))}
            {labelled && (
              <>
                <text x={middle} y={Math.min(top('entries', week.entries), before) - 6}>
                  {week.entries !== null && numberWord(week.entries)}
                </text>
                <text x={middle} y={top('requests', week.requests) - 6} className="font-head">
                  {week.requests !== null && numberWord(week.requests)}
                </text>
                <text x={middle} y="270" className="fill-slate">
                  {dayWord(week.week)}
                </text>
              </>
            )}
            {mark && step > marked && (
              <svg x={middle - 17} y="278" width="15" height="15">
                <RegisterMark />
              </svg>
            )}
            <text x={step > marked ? middle + 7 : middle} y="290" className="font-head">
              {mark}
            </text>
          </g>
        )
      })}
      <path
        d={`M${left} ${foot.entries}H${width}M${left} ${foot.requests}H${width}`}
        className="stroke-key stroke-[1.5]"
      />
    </svg>
  )
}

/** The ink of entries. Each chart has its own, because one in a hidden picture does not paint. */
export const Hatch = ({ id }: { id: string }) => (
  <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <path d="M0 0v5" className="stroke-key stroke-[1.6]" />
  </pattern>
)
