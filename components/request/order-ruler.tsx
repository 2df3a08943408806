import { weekday, addDays, type Day } from '../../lib/leads/deadline/day.ts'
import { writeCalendarDay } from '../../lib/request/write-time.ts'

type Props = {
  /** Steps that are done, in their order; `at` is an instant. */
  marks: { at: string; name: string }[]
  /** Calendar days; undefined if unknown. */
  promised?: string
  /** Promised days that have passed or moved, which stay in sight. */
  missed: Day[]
  event?: string
  words: Record<'today' | 'promised' | 'moved' | 'event', string>
  /** In milliseconds since 1970. */
  now: number
}

const width = 900
const line = 70
/** The narrowest place of a label, and of one letter of its day. */
const labelWidth = 84
const letterWidth = 10
/** Days beyond which the ruler would be a gray bar. */
const maxDays = 200

/** The day in the reader's zone. */
export const dayOf = (instant: string | number): Day => {
  const at = new Date(instant)
  return new Date(Date.UTC(at.getFullYear(), at.getMonth(), at.getDate())).toISOString().slice(0, 10)
}

/** An order's days on a ruler, for wide screens; the list of steps below says the same. */
export function OrderRuler({ marks, promised, missed, event, words, now }: Props) {
  const today = dayOf(now)
  const done = marks.map(({ at, name }) => ({ day: dayOf(at), name, kind: 'done' }))
  const begin = done[0]?.day ?? today
  const last = done.at(-1)?.day ?? begin
  const all = [
    ...done,
    ...missed.flatMap((day) => (day >= begin ? [{ day, name: words.promised, kind: 'missed' }] : [])),
    ...(promised && promised >= begin
      ? [{ day: promised, name: words[missed.length > 0 ? 'moved' : 'promised'], kind: 'promised' }]
      : []),
    ...(event && event > begin ? [{ day: event, name: words.event, kind: 'bar' }] : []),
    ...(today > begin ? [{ day: today, name: words.today, kind: 'today' }] : []),
  ]
  // One day is no line: its marks would lie on one another.
  if (new Set(all.map(({ day }) => day)).size < 2) return null
  const end =
    all
      .map(({ day }) => day)
      .toSorted()
      .at(-1) ?? begin
  const days: Day[] = []
  for (let day = addDays(begin, -1); day <= addDays(end, 1) && days.length <= maxDays; day = addDays(day, 1))
    days.push(day)
  if (days.length > maxDays) return null
  const step = width / days.length
  const x = (day: Day) => (days.indexOf(day) + 0.5) * step
  return (
    <svg className="order-ruler" viewBox={`0 0 ${width} 140`} aria-hidden="true">
      {days.map((day) => {
        const isWeekend = weekday(day) === 0 || weekday(day) === 6
        if (isWeekend)
          return (
            <rect
              key={day}
              x={x(day) - step / 2}
              y={line}
              width={step + 0.5}
              height="9"
              className="fill-rule stroke-none"
            />
          )
        return <path key={day} d={`M${x(day)} ${line}v${weekday(day) === 1 ? 13 : 7}`} />
      })}
      <path d={`M0 ${line}h${width}`} />
      <path d={`M${x(begin)} ${line}H${x(last)}`} className="stroke-[6]" />
      {all.map(({ day, name, kind }) => (
        <Mark key={`${day} ${name}`} at={x(day)} name={name} kind={kind} />
      ))}
      {placeLabels(all.map((one) => ({ ...one, at: x(one.day) }))).map(
        ({ at, name, day, kind, y, anchor }) => (
          <text key={`${day} ${name}`} x={at} y={y} textAnchor={anchor} className="stroke-none">
            <tspan
              className="stretch-head font-head data-missed:fill-rubine-dark data-missed:line-through"
              data-missed={kind === 'missed' ? '' : undefined}
            >
              {name}
            </tspan>
            <tspan x={at} dy={16} className="text-1 font-mono font-label">
              {writeCalendarDay(day)}
            </tspan>
          </text>
        ),
      )}
    </svg>
  )
}

function Mark({ at, name, kind }: { at: number; name: string; kind: string }) {
  if (kind === 'bar' || kind === 'today')
    return (
      <rect x={at - 2.5} y={line - 18} width="5" height="36" className="fill-key stroke-none">
        <title>{name}</title>
      </rect>
    )
  if (kind === 'missed')
    return (
      <path d={`M${at - 6} ${line - 18}l12 12m0-12l-12 12`} className="stroke-rubine-dark stroke-[2.5]">
        <title>{name}</title>
      </path>
    )
  return (
    <circle
      cx={at}
      cy={line}
      r="8"
      className={kind === 'done' ? 'fill-yellow' : 'fill-sheet [stroke-dasharray:3]'}
    >
      <title>{name}</title>
    </circle>
  )
}

const anchorAt = (at: number, long: number) => {
  if (at < long / 2) return 'start'
  return at > width - long / 2 ? 'end' : 'middle'
}

/** How much of a label lies before its mark. */
const before = { start: 0, middle: 0.5, end: 1 }

/** Labels above and below by turns; one without room is left to the list. A day of another year has its year, too. */
function placeLabels<Label extends { at: number; day: Day }>(
  labels: Label[],
): (Label & { y: number; anchor: keyof typeof before })[] {
  const ends = { 22: -Infinity, 112: -Infinity }
  return labels
    .toSorted((one, other) => one.at - other.at)
    .flatMap((label) => {
      const long = Math.max(labelWidth, writeCalendarDay(label.day).length * letterWidth)
      const anchor = anchorAt(label.at, long)
      const from = label.at - long * before[anchor]
      const y = ([22, 112] as const).find((row) => from >= ends[row])
      if (!y) return []
      ends[y] = from + long
      return { ...label, y, anchor }
    })
}
