import inputs from '../../supabase/functions/_shared/real-inputs.json'
import { deadline } from '../content/deadline.ts'
import { findCity } from '../leads/deadline/find-city.ts'
import { locations } from '../content/home/locations.ts'
import { alsoCalled } from './also-called.ts'
import { citiesOfWorld } from './world.ts'

/** As the deadline helper and the finder do: the list first, then the world. */
function found(typed: string): string | null {
  const listed = findCity(typed, deadline())
  if (listed && !listed.near) return `${listed.name}, ${listed.country}`
  const [name, country] = citiesOfWorld(typed)[0] ?? []
  return name ? `${name}, ${country}` : null
}

const listed = locations().regions.flatMap(({ cities }) => cities.map(({ city }) => city))
const named = Object.values(alsoCalled()).flat()
/** A city that marketers take from their list takes its names in other scripts along. */
const isKnown = ([typed, city]: [string, string | null]) =>
  !city || listed.includes(city) || named.includes(typed) || /^\p{Script=Latin}/u.test(typed)

test.each(Object.entries(inputs.city).filter(isKnown))('%j is %j', (typed, city) =>
  expect(found(typed)).toBe(city),
)
