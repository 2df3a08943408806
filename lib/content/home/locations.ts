import { z } from 'zod'
import { dates, isZone } from '../dated.ts'
import { optionId } from '../options.ts'
import {
  defineContent,
  each,
  exactText,
  figure,
  listOf,
  text,
  texts,
  textWith,
  textWithPlaceholders,
} from '../shapes.ts'
import { nearest } from '../faults/fault.ts'
import { foldName } from '../faults/listed-twice.ts'
import { inLanguageOf } from '../../language/left-in-english.ts'
import { namePlace } from '../../language/place-names.ts'
import { fill, spellOut } from '../fill.ts'

const north = 'is not between -90 and 90; write [latitude, longitude], north first'
const east = 'is not between -180 and 180; write [latitude, longitude], north first'

const degrees = z.number(
  'must be degrees as a number with a point, like 38.72, with a minus for south and west; a map in the browser says them',
)
const place = z.tuple(
  [degrees.min(-90, north).max(90, north), degrees.min(-180, east).max(180, east)],
  'must be [latitude, longitude], like [38.72, -9.14]',
)

const city = z.strictObject({
  city: exactText.regex(/^[^,]+, [^,]+$/, 'must be city, comma, country, like Lisbon, Portugal'),
  at: place,
  state: exactText
    .regex(
      /^\w{2,3}$/,
      'must be the short form of a state or province, of two or three letters or digits, as ON for Ontario',
    )
    .optional(),
})

/** Old area names are zones, too. */
const zones = [...Intl.supportedValuesOf('timeZone'), 'US/', 'Canada/', 'Brazil/', 'Mexico/', 'Chile/']
const zone = exactText.refine(
  (name) => isZone(name) || (name.includes('/') && zones.some((one) => one.startsWith(name))),
  'must be a time zone like Europe/Lisbon, or an area like Europe/',
)

const unlisted = 'is no city or country of the list, or not any more; correct its name or remove the line'

const region = z.strictObject({
  id: optionId,
  name: text,
  note: text.optional(),
  days: z.number().int().min(1).max(60),
  zones: listOf(zone, [0, 60], 'time zones'),
  cities: listOf(city, [1, 60], 'cities'),
})

const regions = listOf(region, [3, 10], 'regions').superRefine((all, context) => {
  const seen = new Map<string, string>()
  for (const [at, { id, cities }] of all.entries())
    for (const [index, { city }] of cities.entries()) {
      const other = seen.get(foldName(city))
      seen.set(foldName(city), id)
      if (!other || other === id) continue
      const message = `lists ${city} a second time, which stands in ${other} already; take one away`
      context.addIssue({ code: 'custom', path: [at, 'cities', index], message })
    }
})

const shape = z
  .strictObject({
    ...dates,
    heading: text,
    lead: text,
    map: z.strictObject({
      label: textWithPlaceholders('{count}', '{regions}'),
      ...texts('chosen', 'others'),
      headquarters: text,
    }),
    finder: z.strictObject({
      ...texts('label', 'placeholder', 'others'),
      all: textWith('{count}'),
      one: textWith('{press}'),
      ...each(textWith('{query}'), 'near', 'none', 'ask'),
      many: textWith('{count}', '{query}'),
      nearest: textWith('{place}', '{press}', '{miles}', '{km}'),
    }),
    alsoCalled: z.record(z.string(), z.array(exactText)),
    listLabel: text,
    summary: listOf(z.strictObject({ figure, text }), [2, 3], 'figures'),
    regions,
  })
  .superRefine(({ alsoCalled, regions: all }, context) => {
    const names = all.flatMap(({ cities }) => cities.flatMap(({ city: one }) => one.split(', ')))
    for (const [index, { zones }] of all.entries()) {
      const twice = zones.find((zone) => all.slice(0, index).some((one) => one.zones.includes(zone)))
      const message = `has ${twice}, as another region has, too; keep it in one of them`
      if (twice) context.addIssue({ code: 'custom', path: ['regions', index, 'zones'], message })
    }
    for (const name of Object.keys(alsoCalled).filter((one) => !names.includes(one))) {
      const meant = nearest(name, names, 1)
      const message =
        meant &&
        `is no city or country of the list; if ${meant} is meant, write the same name here and there, else remove the line`
      context.addIssue({ code: 'custom', path: ['alsoCalled', name], message: message ?? unlisted })
    }
  })

/** Fills in the number of places on the map and beside the finder. */
const counting = shape.transform((words) => {
  const all = words.regions
  const cities = all.reduce((sum, region) => sum + region.cities.length, 0)
  const label = inLanguageOf(words.map.label, () =>
    fill(words.map.label, { count: spellOut(cities), regions: spellOut(all.length) }),
  )
  const finder = { ...words.finder, all: fill(words.finder.all, { count: all.length }) }
  const shown = words.regions.map((region) => ({
    ...region,
    cities: region.cities.map((one) => ({ ...one, shown: one.city.split(', ').map(namePlace) })),
  }))
  return { ...words, regions: shown, finder, map: { ...words.map, label } }
})

export const locations = defineContent('home/locations.yaml', counting)

export type LocationsWords = ReturnType<typeof locations>

/** Our own city as listed, from an address like Miami, Florida, USA. */
export function cityOf(address: string) {
  const [town, ...rest] = address.split(', ')
  for (const region of locations().regions) {
    const found = region.cities.find(({ city: one }) => one === `${town}, ${rest.at(-1)}`)
    if (found) return { ...found, country: rest.at(-1)!, region }
  }
}
