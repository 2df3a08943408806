/** A day of the calendar, like 2026-12-12: it has no hour and no zone, and days compare as texts. */
export type Day = string

/** Of UTC, in milliseconds, where every day is as long as the others. */
const aDay = 86_400_000

/** The day so many days later, or earlier for a negative count. */
export const shift = (day: Day, count: number): Day =>
  new Date(Date.parse(day) + count * aDay).toISOString().slice(0, 10)

/** 0 for Sunday to 6 for Saturday. */
export const weekday = (day: Day): number => new Date(day).getUTCDay()

/** Whether work is done on a day. */
export type IsOpen = (day: Day) => boolean

/** Longer than any rest, in days: what is wrong in the rules must not hang a browser's tab. */
const longestRest = 400

function nextOpen(day: Day, step: 1 | -1, isOpen: IsOpen): Day {
  let at = day
  for (let left = longestRest; left > 0 && !isOpen(at); left--) at = shift(at, step)
  return at
}

/** The day itself, or the last open one before it; a closed one when there is none for more than a year. */
export const lastOpen = (day: Day, isOpen: IsOpen): Day => nextOpen(day, -1, isOpen)

/** The open day that is `count` open days after this one; with 0 the day itself or the next open one. */
export function openAfter(day: Day, count: number, isOpen: IsOpen): Day {
  let at = nextOpen(day, 1, isOpen)
  for (let left = count; left > 0; left--) at = nextOpen(shift(at, 1), 1, isOpen)
  return at
}

/** The last day after which `count` open days still fit, the given day being the last of them. */
export function dayBefore(day: Day, count: number, isOpen: IsOpen): Day {
  let at = day
  for (let left = count; left > 0; left--) at = shift(lastOpen(at, isOpen), -1)
  return at
}
