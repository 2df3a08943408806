import { addDays } from '../../leads/deadline/day.ts'

/** A week's changes of the site's content; `day` is the first one's. */
type WeekChanges = { week: string; day: string; places: string[] }

/**
 * The weeks (by their Mondays) in which something changed that visitors see, oldest first.
 * @param changes newest first, with the parts of content/ that changed
 * @param names the parts that visitors see, in the order in which a week's are named
 */
export function changesByWeek(
  weeks: string[],
  changes: [day: string, parts: string[]][],
  names: Record<string, string>,
): WeekChanges[] {
  const seen = changes.filter(([, parts]) => parts.some((part) => Object.hasOwn(names, part)))
  return weeks.flatMap((week) => {
    const inside = seen.filter(([day]) => day >= week && day < addDays(week, 7))
    const [day] = inside.at(-1) ?? []
    if (!day) return []
    const parts = new Set(inside.flatMap(([, changed]) => changed))
    const places = Object.keys(names).filter((part) => parts.has(part))
    return [{ week, day, places: places.map((part) => names[part] ?? '') }]
  })
}
