import type { AlsoCalled } from '../../places/find-places.ts'
import type { Day } from './day.ts'

/** As the calendar counts them, 0 for Sunday. */
export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const

/** What a verdict can be, from the best to the worst. */
export const verdictKinds = ['comfortable', 'tight', 'rush', 'call', 'past'] as const

export type Country = {
  /** Days of the week, by their place in `weekdays`. */
  rest: number[]
  /** Public holidays in one text, a space between; an estimated one ends in ~. */
  closed: string
}

export type City = { name: string; country: string; region: string }

/** All that a verdict is reckoned from; days are working days. */
export type Rules = {
  proofDays: number
  production: { id: string; group: string; days: number; rush: number }[]
  transit: Record<string, number>
  buffer: number
  /** By name of the weekday, like 15:00; the office works on these days only. */
  cutOff: Record<string, string>
  closed: Day[]
  home: string
  zone: string
  cities: City[]
  alsoCalled: AlsoCalled
  countries: Record<string, Country>
  /** The last day whose holidays are known. */
  to: Day
}
