import type { Deadline } from '../../lib/content/deadline.ts'
import { addDays, weekday, type Day } from '../../lib/leads/deadline/day.ts'
import { writeDay } from '../../lib/leads/deadline/say-deadline.ts'
import { leadDays, type Verdict } from '../../lib/leads/deadline/judge-deadline.ts'

type Props = { found: Extract<Verdict, { proof: Day }>; today: Day; words: Deadline['marks'] }

const line = 62

/** The days on a ruler, hidden from screen readers: the sentence above says the same. */
export function DeadlineRuler(props: Props) {
  return (
    <div className="deadline-ruler pt-3 px-4 pb-0 print:mb-3" aria-hidden="true">
      <Drawing {...props} width={600} ticks />
      <Drawing {...props} width={300} />
    </div>
  )
}

/** The place of a label: at its day, or at the edge that it would cross. */
function placeLabel(at: number, width: number) {
  if (at < 50) return { at: 0, anchor: 'start' } as const
  return at > width - 50 ? ({ at: width, anchor: 'end' } as const) : ({ at, anchor: 'middle' } as const)
}

function Drawing({ found, today, words, width, ticks }: Props & { width: number; ticks?: boolean }) {
  const { proof, printed, delivered, event, holidays } = found
  const begin = addDays(proof, -leadDays)
  const first = begin > today ? begin : today
  const days: Day[] = []
  for (let day = first; day <= addDays(event, 1); day = addDays(day, 1)) days.push(day)
  const step = (width - 16) / days.length
  const cross = ticks ? 4.5 : 3
  const x = (day: Day) => 8 + (days.indexOf(day) + 0.5) * step
  const label = (day: Day, name: string, y: number) => {
    const { at, anchor } = placeLabel(x(day), width)
    return (
      <text className="text-1 leading-body [stroke:none]" x={at} y={y} textAnchor={anchor}>
        <tspan className="stretch-head font-head">{name}</tspan>
        <tspan x={at} dy={16} className="text-1 leading-body font-mono stretch-tight font-label">
          {writeDay(day, today, false)}
        </tspan>
      </text>
    )
  }
  const isHoliday = (day: Day) => holidays.some((one) => one.day === day)
  return (
    <svg
      className="w-full overflow-visible stroke-key stroke-[1.2] last:max-w-[400px]"
      viewBox={`0 0 ${width} 112`}
    >
      {days.map((day) => {
        const at = x(day)
        if (isHoliday(day))
          return (
            <path
              key={day}
              d={`M${at - cross} ${line + 5}l${2 * cross} ${2 * cross}m0-${2 * cross}l-${2 * cross} ${2 * cross}`}
              className="stroke-rubine-dark stroke-[2.2]"
            >
              <title>{`${words.holiday}, ${writeDay(day, today, false)}`}</title>
            </path>
          )
        if (!found.isOpen(day))
          return (
            <rect key={day} x={at - step / 2} y={line} width={step + 0.5} height="9" className="fill-rule" />
          )
        const monday = weekday(day) === 1
        return (ticks ?? monday) && <path key={day} d={`M${at} ${line}v${monday ? 13 : 7}`} />
      })}
      <path d={`M0 ${line}h${width}`} />
      <rect x={x(event) - 2.5} y={line - 18} width="5" height="36">
        <title>{`${words.event}, ${writeDay(event, today, false)}`}</title>
      </rect>
      <path d={`M${x(proof)} ${line - 11}l10 11-10 11-10-11z`} className="fill-yellow" />
      <circle cx={x(printed)} cy={line} r="7" className="fill-blue" />
      <circle cx={x(delivered)} cy={line} r="7" className="fill-rubine" />
      {label(proof, words.proof, 18)}
      {label(delivered, words.delivered, 18)}
      {label(printed, words.printed, 93)}
      {x(event) - x(printed) > 75 && label(event, words.event, 93)}
    </svg>
  )
}
