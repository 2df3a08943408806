import { type Day, daysBetween } from './day.ts'

/** How many days before the known holidays end to warn. */
const warnedBefore = 180

/** Advice if the holidays known up to `to` end soon; undefined while there is time. */
export function holidaysRunOut(today: Day, to: Day): string | undefined {
  const daysLeft = daysBetween(today, to)
  if (daysLeft > warnedBefore) return undefined
  return `The holidays of the deadline helper end in ${daysLeft} days, on ${to}; run python3 tools/make-holidays.py`
}

/** Advice about listed countries, and cities with a state, without known public holidays; undefined if all are known. */
export function holidaysUnknown(places: string[], knownPlaces: string[]): string | undefined {
  const unknown = [...new Set(places)].filter((place) => !knownPlaces.includes(place))
  if (unknown.length === 0) return undefined
  return `The deadline helper knows no holidays of ${unknown.join(', ')}, so it counts them as working days; a developer adds them to tools/make-holidays.py`
}
