import type { AlsoCalled } from '../../places/find-places.ts'
import type { Day } from './day.ts'

/** In Date's order: 0 is Sunday. */
export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const

/** The possible verdicts, best first. */
export const verdictKinds = ['comfortable', 'tight', 'rush', 'call', 'past'] as const

export type Country = {
  /** Weekdays off, as indexes of `weekdays`. */
  rest: number[]
  /** Public holidays, separated by spaces; an estimated one ends in ~. */
  closed: string
}

export type City = { name: string; country: string; region: string }

/** The basis of every verdict; days are working days. */
export type Rules = {
  proofDays: number
  production: { id: string; group: string; days: number; rush?: number | undefined }[]
  transit: Record<string, number>
  buffer: number
  /** By weekday, e.g. 15:00; the office works on these days only. */
  cutOff: Record<string, string>
  closed: Day[]
  home: string
  zone: string
  cities: City[]
  alsoCalled: AlsoCalled
  countries: Record<string, Country>
  /** By city, as "London, United Kingdom": the holidays of its part of the country only. */
  local: Record<string, string>
  /** The last day whose holidays are known. */
  to: Day
}
