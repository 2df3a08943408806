import type { Objects } from './objects.ts'
import type { Seen } from './seen.ts'
import { Dict, Name } from './values.ts'

/** Notes what a graphics state means for the press: transparency and overprint (ISO 32000-2, 8.4.5). */
export function noteState(dict: Dict | undefined, objects: Objects, seen: Seen) {
  const blend = objects.get(dict, 'BM')
  const mode = Array.isArray(blend) ? objects.resolve(blend[0]) : blend
  const isClear = (key: string) => (objects.number(dict, key) ?? 1) < 1
  if (isClear('ca') || isClear('CA') || objects.get(dict, 'SMask') instanceof Dict) seen.transparency = true
  if (mode instanceof Name && !/^(Normal|Compatible)$/.test(mode.name)) seen.transparency = true
  if (objects.get(dict, 'OP') === true || objects.get(dict, 'op') === true) seen.overprint = true
}
