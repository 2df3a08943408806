import type { Office } from '../content/office.ts'

const minute = 60_000
/** Step of the working clock in minutes; opening hours fall on it. */
const step = 15

/**
 * When an answer to a request is due.
 * @param sent when it was stored, in milliseconds since 1970
 * @returns milliseconds since 1970; on the working clock, to the quarter of an hour
 */
export function answerBy(sent: number, office: Office): number {
  const promised = office.answerWithin * 60
  if (office.clock === 'always') return sent + promised * minute
  let at = sent
  for (let counted = 0; counted < promised; at += step * minute) if (isOpen(at, office)) counted += step
  return at
}

/** Whether the office is open at a moment, in its own zone, across clock changes too. */
function isOpen(at: number, { zone, days, hours, closed }: Office): boolean {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    weekday: 'long',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at)
  const read = Object.fromEntries(parts.map(({ type, value }) => [type, value]))
  const time = `${read.hour}:${read.minute}`
  return (
    days.some((day) => day === read.weekday) &&
    !closed.includes(`${read.year}-${read.month}-${read.day}`) &&
    hours.from <= time &&
    time < hours.to
  )
}
