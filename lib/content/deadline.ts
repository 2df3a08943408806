import { z } from 'zod'
import holidays from '../leads/deadline/holidays.json' with { type: 'json' }
import { type Country, type Rules, weekdays } from '../leads/deadline/rules.ts'
import { headquarters } from './brand.ts'
import { clockTime, office } from './office.ts'
import { alsoCalled } from '../places/also-called.ts'
import { locations } from './home/locations.ts'
import { optionId } from './options.ts'
import { defineContent, each, exactText, listOf, text, texts, textWith, withPlaces } from './shapes.ts'
import { nearest } from './faults/fault.ts'
import { listedTwice } from './faults/listed-twice.ts'
import { namePlace } from '../language/place-names.ts'
import { fill } from './fill.ts'

const restOf: Record<string, Country | undefined> = holidays.countries
const upTo = (most: number) => z.number().int().min(1).max(most)
const days = upTo(60)
const withDates = (...places: string[]) =>
  withPlaces(['{proof}', '{printed}', '{delivered}', ...places], ['{notes}'])

const shape = z
  .strictObject({
    proofDays: days,
    production: listOf(
      z.strictObject({
        id: optionId,
        group: text,
        days,
        rush: days.optional(),
        single: text.optional(),
      }),
      [1, 12],
      'product groups',
    ),
    leadTime: textWith('{count}'),
    buffer: upTo(20),
    cutOff: z.partialRecord(z.enum(weekdays), clockTime),
    ...texts('ask', 'group', 'others'),
    heads: z
      .strictObject({ comfortable: text, tight: text, rush: text, call: text, past: text })
      .superRefine((heads, context) => {
        const [twice] = listedTwice(Object.values(heads))
        const path = Object.keys(heads).slice(twice?.index).slice(0, 1)
        if (twice) context.addIssue({ code: 'custom', path, message: twice.message })
      }),
    gate: text,
    sentences: z.strictObject({
      comfortable: withDates('{count}'),
      ample: withDates(),
      tight: withDates(),
      rush: withDates('{time}'),
      call: text,
      past: text,
    }),
    notes: z.strictObject({
      one: textWith('{days}'),
      many: textWith('{count}', '{days}'),
      estimated: textWith('{days}'),
      ...texts('and', 'beyond'),
      ...each(textWith('{place}'), 'home', 'read', 'twice', 'unknown'),
      near: textWith('{press}', '{miles}', '{km}'),
      noHolidays: textWith('{country}'),
    }),
    change: textWith('{day}'),
    sent: z.strictObject({ call: text, past: text }),
    marks: z.strictObject({ proof: text, printed: text, delivered: text, event: text, holiday: text }),
    line: textWith('{value}'),
  })
  .superRefine(({ cutOff, production }, context) => {
    const { days: open, hours } = office()
    for (const [day, time = ''] of Object.entries(cutOff)) {
      if (!clockTime.safeParse(time).success) continue
      const isOpen = open.some((one) => one === day)
      const isEarly = time < hours.from
      const message = isOpen
        ? `is ${time} on ${day}, and the office ${isEarly ? `opens at ${hours.from}` : `closes at ${hours.to}`} (office.yaml); write ${isEarly ? 'a later' : 'an earlier'} hour`
        : `has ${day}, and the office is closed on it (office.yaml, days); take it away there or here`
      if (!isOpen || isEarly || time > hours.to)
        context.addIssue({ code: 'custom', path: ['cutOff', day], message })
    }
    for (const [index, { days: usual, rush }] of production.entries())
      if (rush !== undefined && rush >= usual)
        context.addIssue({
          code: 'custom',
          path: ['production', index, 'rush'],
          message: `is no shorter than the ${usual} days that it takes without a rush; write fewer, or take it away`,
        })
  })
  .superRefine(({ cutOff }, context) => {
    const { country } = headquarters()
    const { rest = [] } = restOf[country] ?? {}
    const open = office().days.filter((day) => !rest.includes(weekdays.indexOf(day)))
    const lacked = open.filter((day) => !cutOff[day])
    if (open.length > 0 && lacked.length === 0) return
    const message =
      open.length > 0
        ? `has no hour for ${lacked.join(', ')}, and the office is open then (office.yaml, days); add it, or the hour at which the office opens if nothing counts on that day`
        : `can have no day on which the office is open: people in ${country} rest on all days of office.yaml`
    context.addIssue({ code: 'custom', path: ['cutOff'], message })
  })

export const deadlineWords = defineContent('deadline.yaml', shape)

/** The words, rules and holidays of the deadline helper, for the browser and the server alike. */
export function deadline(): Deadline {
  const { regions } = locations()
  const cities = regions.flatMap(({ id: region, cities: listed }) =>
    listed.map(({ city }) => {
      const [name = '', country = ''] = city.split(', ')
      return { name, country, region }
    }),
  )
  const transit = Object.fromEntries(regions.map(({ id, days: way }) => [id, way]))
  const { zone, ownClosed: closed } = office()
  const { city: home } = headquarters()
  const names = placeNames(cities.flatMap(({ name, country }) => [name, country]))
  const known = alsoCalled()
  const called = Object.entries(names).map(([name, shown]) => ({ [name]: [...(known[name] ?? []), shown] }))
  return {
    ...deadlineWords(),
    ...holidays,
    home,
    transit,
    zone,
    closed,
    cities,
    alsoCalled: Object.assign({}, known, ...called) as typeof known,
    names,
  }
}

/** Places whose names differ in the spoken language, by their English names; none in English. */
const placeNames = (all: string[]): Record<string, string> =>
  Object.fromEntries(
    all.map((name) => [name, namePlace(name)] as const).filter(([name, shown]) => name !== shown),
  )

export type Deadline = ReturnType<typeof deadlineWords> & Rules & { names: Record<string, string> }

/** The id of a product group of deadline.yaml; read as the words for its production time. */
export const leadTime = exactText.transform((id, context) => {
  const { production, leadTime: words } = deadlineWords()
  const days = production.find((rule) => rule.id === id)?.days
  const ids = production.map((rule) => rule.id)
  const meant = nearest(id, ids)
  const choice = meant ? `; did you mean ${meant}?` : `: ${ids.join(', ')}`
  if (days === undefined)
    context.addIssue(
      `must be a product group of deadline.yaml${choice}; if its id was changed there, write id: ${id} again`,
    )
  return fill(words, { count: days ?? '' })
})
