import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { countsFrom, contentDay } from './dated.ts'
import { lapseDays } from '../language/catalog.ts'
import { contentFolder } from './folder.ts'

/** Its dates change no page. */
const campaigns = 'campaigns.yaml'

/** The days up to today on which content changed; each outdates all earlier builds. */
export function changeDays(folder = contentFolder, on = contentDay()): string[] {
  const files = globSync('**/*.yaml', { cwd: folder }).filter((file) => file !== campaigns)
  const days = files.flatMap((file) => daysIn(parse(readFileSync(join(folder, file), 'utf8'))))
  const languages = globSync('languages/*.po', { cwd: folder })
  days.push(...languages.flatMap((file) => lapseDays(readFileSync(join(folder, file), 'utf8'))))
  return [...new Set(days)].filter((day) => day <= on).sort()
}

function daysIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = countsFrom([value], '0').slice(1)
  return [...own.map(({ on }) => on), ...Object.values(value).flatMap(daysIn)]
}
