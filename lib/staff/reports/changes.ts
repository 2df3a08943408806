import { addDays } from '../../leads/deadline/day.ts'

/** A week's changes of the site's content. */
type WeekChanges = { week: string; day: string; texts: string[]; more: number }

const maxChanges = 3

/** The weeks (by their Mondays) in which content changed, oldest first; `changes` has the newest first. */
export function changesByWeek(weeks: string[], changes: [day: string, text: string][]): WeekChanges[] {
  return weeks.flatMap((week) => {
    const inside = changes.filter(([day]) => day >= week && day < addDays(week, 7)).reverse()
    const [day] = inside[0] ?? []
    if (!day) return []
    const texts = inside.slice(0, maxChanges).map(([, text]) => text)
    return [{ week, day, texts, more: inside.length - texts.length }]
  })
}
