import type { SubmissionsWords } from '../content/submissions.ts'

const minute = 60_000

/**
 * How long is left to answer a request, or how long it is overdue, in words.
 * @param due by when it is promised, ISO 8601
 * @param now milliseconds since 1970
 */
export function timeToAnswer(
  due: string,
  now: number,
  words: SubmissionsWords['due'],
): { overdue: boolean; text: string } {
  const left = new Date(due).getTime() - now
  const time = inWords(Math.abs(left), words)
  return left < 0
    ? { overdue: true, text: words.overdue.replace('{time}', time) }
    : { overdue: false, text: words.left.replace('{time}', time) }
}

/** Minutes below an hour, hours below two days, then days; rounded down, so that nothing looks shorter than it is. */
function inWords(duration: number, words: SubmissionsWords['due']): string {
  const minutes = Math.floor(duration / minute)
  const hours = Math.floor(minutes / 60)
  if (hours < 1) return words.minutes.replace('{count}', String(minutes))
  if (hours < 48) return words.hours.replace('{count}', String(hours))
  return words.days.replace('{count}', String(Math.floor(hours / 24)))
}
