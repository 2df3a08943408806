import { dayAfter } from '../desk/words-of-time.ts'

/** What was changed in the content of the site in one week. */
export type WeekChanges = { week: string; day: string; texts: string[]; more: number }

/** Most lines of a week. */
const most = 3

/**
 * The weeks with a change of content, the oldest first.
 * @param weeks their Mondays
 * @param changes day and text, the newest first, as the build has them (delivery/content-changes.ts)
 */
export function changesByWeek(weeks: string[], changes: [day: string, text: string][]): WeekChanges[] {
  return weeks.flatMap((week) => {
    const inside = changes.filter(([day]) => day >= week && day < dayAfter(week, 7)).reverse()
    const [day] = inside[0] ?? []
    if (!day) return []
    const texts = inside.slice(0, most).map(([, text]) => text)
    return [{ week, day, texts, more: inside.length - texts.length }]
  })
}
