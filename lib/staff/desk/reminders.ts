import type { WorkplaceWords } from '../../content/workplace.ts'
import { dayAfter, shortDay } from './words-of-time.ts'

/**
 * The days that are offered for a reminder, each once and none before tomorrow.
 * @param today a day of the calendar in the company's zone
 * @param event the day of the event, or null
 */
export function reminderChoices(today: string, event: string | null, words: WorkplaceWords['reminders']) {
  const weekday = new Date(today).getUTCDay()
  const choices = [
    [words.tomorrow, dayAfter(today, 1)],
    ...(event ? [[words.before, dayAfter(event, -1)] as const] : []),
    [words.monday, dayAfter(today, (8 - weekday) % 7 || 7)],
    [words.week, dayAfter(today, 7)],
  ] as const
  const seen = new Set([today])
  return choices
    .filter(([, day]) => day > today && !seen.has(day) && seen.add(day))
    .map(([label, day]) => ({ label, day, shown: shortDay(day, today, true) }))
}
