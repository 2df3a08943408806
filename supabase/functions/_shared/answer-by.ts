/** When the office works and what it promises; content/office.yaml says it. */
type Office = {
  clock: string
  /** In hours. */
  answerWithin: number
  zone: string
  /** In English. */
  days: readonly string[]
  hours: { from: string; to: string }
  closed: readonly string[]
}

const minute = 60_000
/** Step of the working clock in minutes; opening hours fall on it. */
const step = 15

/**
 * When the answer to a request is due, in milliseconds since 1970 like `sent`; by office hours, to the quarter of an hour. A
 * clock that never stops may end while the office is closed: then the answer is due when it opens next.
 */
export function answerBy(sent: number, office: Office): number {
  const promised = office.answerWithin * 60
  const isOpen = officeHours(office)
  let at = sent
  if (office.clock === 'always') {
    at += promised * minute
    while (!isOpen(at)) at += step * minute - (at % (step * minute))
    return at
  }
  for (let counted = 0; counted < promised; at += step * minute) if (isOpen(at)) counted += step
  return at
}

/** Whether the office is open at a moment, in its own zone, across clock changes too. */
function officeHours({ zone, days, hours, closed }: Office) {
  const digits = {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  } as const
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    weekday: 'long',
    hourCycle: 'h23',
    ...digits,
  })
  return (at: number): boolean => {
    const now = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]))
    const isWorkday = days.includes(now.weekday!) && !closed.includes(`${now.year}-${now.month}-${now.day}`)
    const time = `${now.hour}:${now.minute}`
    return isWorkday && hours.from <= time && time < hours.to
  }
}
