import { isCalendarDay } from '../calendar-day.ts'
import type { CompanyTime, Day, IsOpen } from './day.ts'
import { openDaysBefore, lastOpenDay, openDayAfter, addDays, weekday } from './day.ts'
import { type NearCity, otherCities, sayNear } from '../../places/near-city.ts'
import { findCity } from './find-city.ts'
import { weekdays, type City, type Country, type Rules } from './rules.ts'

/** How many days before the proof are mentioned and drawn. */
export const leadDays = 7

/** Above this many working days, the time left for the proof is not given as a number. */
const maxSpareDays = 40

/** `near`: cities of the world that may be meant, likeliest first. */
export type DeadlineRequest = {
  event: string
  city: string
  near?: readonly NearCity[] | undefined
  group: string
  now: CompanyTime
}

/** The latest days that still make it; the proof is the gate. */
export type Schedule = { proof: Day; printed: Day; delivered: Day }
export type Holiday = { day: Day; estimated: boolean }

/** `twice`: the chosen city among several of the same name, and the others. */
export type Verdict = { event: Day; place: string; twice?: { of: string; others: string[] } } & (
  | { kind: 'past' | 'call' }
  | ({
      kind: 'comfortable' | 'tight' | 'rush'
      /** Working days for the proof; absent if there are too many to tell. */
      spare?: number
      /** The hour by which the approval must arrive. */
      time: string
      holidays: Holiday[]
      /** Whether goods are made or delivered on a day between today and the event. */
      isOpen: IsOpen
      /** The city whose days count, e.g. Miami, USA; absent when the longest transit is assumed. */
      counted?: string
      /** How certain that city is; home: none was typed, or several match. */
      placeIs: 'named' | 'read' | 'home' | 'near' | 'unknown'
      /** The press that delivers to a city of the world, and the city. */
      from?: { press: string; city: NearCity; hasHolidays: boolean }
      beyond: boolean
    } & Schedule)
)

/**
 * Whether goods can reach an event in time, in calendar days: the press nearest to the city prints and delivers by
 * that country's holidays, the office makes and approves proofs by its own.
 * @returns undefined if `event` is not a calendar day
 */
export function judgeDeadline(
  { event, city, near: all = [], group, now }: DeadlineRequest,
  rules: Rules,
): Verdict | undefined {
  if (!isCalendarDay(event)) return undefined
  const typed = city.trim()
  const listed = findCity(typed || rules.home, rules)
  const [near] = all
  const nearbyCity = near && (!listed || listed.near) ? rules.cities[near[2]] : undefined
  const found = nearbyCity ?? listed
  const home = findCity(rules.home, rules)
  if (!home) throw new Error(`${rules.home} is not among the cities`)
  const place = typed ? ((nearbyCity ? near?.[0] : listed?.name) ?? typed) : home.name
  if (event < now.day) return { kind: 'past', event, place }
  const counted = listed && `${listed.name}, ${listed.country}`
  const index = rules.cities.findIndex(({ name, country }) => `${name}, ${country}` === counted)
  const others = otherCities(all, nearbyCity || !listed ? undefined : index)
  const of = nearbyCity && near ? sayNear(near).place : counted
  const twice = of && others.length > 0 ? { twice: { of, others } } : {}

  const office = openDays(home, rules)
  const isOfficeOpen: IsOpen = (day) => office.isOpen(day) && cutOff(day, rules) !== undefined
  const hasHolidays = !nearbyCity || rules.countries[near?.[1] ?? ''] !== undefined
  const country = (nearbyCity && hasHolidays ? near?.[1] : found?.country) ?? home.country
  const press = openDays({ name: found?.name ?? home.name, country }, rules)
  const transit = found ? (rules.transit[found.region] ?? longestTransit(rules)) : longestTransit(rules)
  const made = rules.production.find((one) => one.id === group) ?? rules.production[0]
  if (!made) throw new Error('No product group has its days')

  const late = now.time >= (cutOff(now.day, rules) ?? '')
  const ready = openDayAfter(
    openDayAfter(addDays(now.day, late ? 1 : 0), 0, isOfficeOpen),
    rules.proofDays,
    isOfficeOpen,
  )
  const latest = lastOpenDay(addDays(event, -1), press.isOpen)
  const early = lastOpenDay(openDaysBefore(latest, rules.buffer, press.isOpen), press.isOpen)

  const backFrom = (delivered: Day, days: number): Schedule => {
    const printed = lastOpenDay(openDaysBefore(delivered, transit, press.isOpen), press.isOpen)
    return {
      delivered,
      printed,
      proof: lastOpenDay(openDaysBefore(printed, days, press.isOpen), isOfficeOpen),
    }
  }
  // An unknown place, or one with unknown holidays, is never comfortable.
  const choices = [
    ...(found && hasHolidays ? [{ kind: 'comfortable' as const, ...backFrom(early, made.days) }] : []),
    { kind: 'tight' as const, ...backFrom(latest, made.days) },
    ...(made.rush ? [{ kind: 'rush' as const, ...backFrom(latest, made.rush) }] : []),
  ]
  // Without any working day, openDayAfter and lastOpenDay return closed ones.
  const best = choices.find(
    ({ proof, delivered }) => proof >= ready && isOfficeOpen(proof) && press.isOpen(delivered),
  )
  if (!best) return { kind: 'call', event, place, ...twice }
  const { proof } = best
  const within = (holidays: Holiday[], after: Day, until: Day) =>
    holidays.filter(({ day }) => after < day && day < until)
  const begin = addDays(proof, -leadDays)
  const placeIs = () => {
    if (nearbyCity) return 'near'
    if (!listed) return 'unknown'
    return !typed || listed.as === 'first' ? 'home' : listed.as
  }
  // Until the proof is approved the office's days count, then the press's.
  const holidays = [
    ...within(office.holidays, begin > now.day ? begin : now.day, proof),
    ...within(press.holidays, proof, event),
  ]
  return {
    ...best,
    event,
    place,
    ...twice,
    spare: spareDays(now.day, proof, isOfficeOpen),
    time: cutOff(proof, rules) ?? '',
    holidays,
    isOpen: (day) => (day < proof ? isOfficeOpen(day) : press.isOpen(day)),
    ...(counted && { counted }),
    ...(nearbyCity &&
      near && { from: { press: `${nearbyCity.name}, ${nearbyCity.country}`, city: near, hasHolidays } }),
    placeIs: placeIs(),
    beyond: event > rules.to,
  }
}

const cutOff = (day: Day, { cutOff: hours }: Rules) => hours[weekdays[weekday(day)] ?? '']
const longestTransit = ({ transit }: Rules) => Math.max(...Object.values(transit))

/** The working days of a place, and the holidays that would otherwise be working days. */
function openDays({ name, country }: Pick<City, 'name' | 'country'>, { countries, local, closed }: Rules) {
  const { rest, closed: text }: Country = countries[country] ?? { rest: [0, 6], closed: '' }
  const holidays = [...text.split(' '), ...(local[`${name}, ${country}`] ?? '').split(' '), ...closed]
    .filter(Boolean)
    .map((day) => ({ day: day.slice(0, 10), estimated: day.endsWith('~') }))
    .filter(({ day }) => !rest.includes(weekday(day)))
    .sort((one, other) => one.day.localeCompare(other.day))
  const shut = new Set(holidays.map(({ day }) => day))
  return { holidays, isOpen: (day: Day) => !rest.includes(weekday(day)) && !shut.has(day) }
}

function spareDays(from: Day, to: Day, isOpen: IsOpen): number | undefined {
  let count = 0
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) {
    if (isOpen(day)) count++
    if (count > maxSpareDays) return undefined
  }
  return count
}
