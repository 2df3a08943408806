import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { countsFrom, today } from './dated.ts'
import { contentFolder } from './folder.ts'

/** Its dates change no page. */
const campaigns = 'campaigns.yaml'

/** The days up to today on which content changed; each outdates all earlier builds. */
export const changeDays = (folder = contentFolder, on = today()) =>
  allChangeDays(folder).filter((day) => day <= on)

/**
 * The day to build pages for: the last change due since `shown`, else the next one to come; undefined if none follow.
 */
export function nextChange(shown: string, on = today(), folder = contentFolder): string | undefined {
  const days = allChangeDays(folder).filter((day) => day > shown)
  return days.findLast((day) => day <= on) ?? days[0]
}

function allChangeDays(folder: string): string[] {
  const files = globSync('**/*.yaml', { cwd: folder }).filter((file) => file !== campaigns)
  const days = files.flatMap((file) => daysIn(parse(readFileSync(join(folder, file), 'utf8'))))
  return [...new Set(days)].sort()
}

function daysIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = countsFrom([value], '0').slice(1)
  return [...own.map(({ on }) => on), ...Object.values(value).flatMap(daysIn)]
}
