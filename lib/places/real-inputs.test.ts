/** @jest-environment node */
import inputs from '../../supabase/functions/_shared/real-inputs.json'
import { deadline } from '../content/deadline.ts'
import { findCity } from '../leads/deadline/find-city.ts'
import { citiesOfWorld } from './world.ts'

/** As the deadline helper and the finder do: the list first, then the world. */
function found(typed: string): string | null {
  const listed = findCity(typed, deadline())
  if (listed && !listed.near) return `${listed.name}, ${listed.country}`
  const [name, country] = citiesOfWorld(typed)[0] ?? []
  return name ? `${name}, ${country}` : null
}

test.each(Object.entries(inputs.city))('%j is %j', (typed, city) => expect(found(typed)).toBe(city))
