import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { locations } from '../content/home/locations.ts'
import { alsoCalled } from './also-called.ts'
import { letterOf, nearCities, type NearCity } from './near-city.ts'

export type Place = [
  ...[name: string, country: string, north: number, east: number, thousands: number],
  ...state: string[],
]

let read: Place[] | undefined
export const world = () =>
  (read ??= JSON.parse(readFileSync(join(process.cwd(), 'lib/places/world.json'), 'utf8')) as Place[])

let byLetter: Map<string | undefined, Place[]> | undefined
/** The cities above 15,000 people that begin with a letter, the largest first. */
export function citiesUnder(letter: string): NearCity[] {
  byLetter ??= Map.groupBy(world(), ([name]) => letterOf(name))
  return (byLetter.get(letter) ?? []).map(nearestPress())
}

/** The cities that may be meant, likeliest first. */
export const citiesOfWorld = (typed: string): NearCity[] =>
  nearCities(typed, world(), alsoCalled()).map(nearestPress())

/** The earth's radius in kilometers. */
const radius = 6_371

function nearestPress() {
  const presses = locations().regions.flatMap(({ cities }) => cities.map(({ at }) => onSphere(...at)))
  return ([name, country, north, east, ...rest]: Place): NearCity => {
    const [x, y, z] = onSphere(north, east)
    const cosines = presses.map(([a, b, c]) => a * x + b * y + c * z)
    const nearest = Math.max(...cosines)
    const angle = Math.acos(Math.min(1, nearest))
    return [name, country, cosines.indexOf(nearest), Math.round(angle * radius), ...rest]
  }
}

function onSphere(north: number, east: number): [x: number, y: number, z: number] {
  const [latitude, longitude] = [north, east].map((degrees) => (degrees * Math.PI) / 180) as [number, number]
  const across = Math.cos(latitude)
  return [across * Math.cos(longitude), across * Math.sin(longitude), Math.sin(latitude)]
}

/** How far two places are from each other, each as [latitude, longitude]. */
export function kmBetween(one: readonly [number, number], other: readonly [number, number]): number {
  const [a, b, c] = onSphere(...one)
  const [x, y, z] = onSphere(...other)
  return Math.acos(Math.min(1, a * x + b * y + c * z)) * radius
}
