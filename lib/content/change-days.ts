import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { countsFrom, today } from './dated.ts'
import { contentFolder } from './folder.ts'

/** Has days of its own, which change no page. */
const campaigns = 'campaigns.yaml'

/**
 * The days on which an entry of content came or went, up to today. A build shows what was right when it was made, so it is
 * out of date as soon as there are more.
 */
export const changeDays = (folder = contentFolder, on = today()) =>
  allChangeDays(folder).filter((day) => day <= on)

/**
 * The day whose pages are to be made next: the last change that is due, else the next one to come.
 * @param shown the day that the pages show now
 * @returns undefined when nothing changes any more
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
