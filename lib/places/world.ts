import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { locations } from '../content/home/locations.ts'
import { letterOf, nearCity, type NearCity } from './near-city.ts'

type Place = [name: string, country: string, north: number, east: number, ...state: string[]]

let read: Place[] | undefined
const world = () =>
  (read ??= JSON.parse(readFileSync(join(process.cwd(), 'lib/places/world.json'), 'utf8')) as Place[])

/** The cities above 15,000 people that begin with a letter, the largest first. */
export function citiesUnder(letter: string): NearCity[] {
  const toPress = nearestPress()
  return world()
    .filter(([name]) => letterOf(name) === letter)
    .map(toPress)
}

/** The city that was typed, if it is one of these. */
export function cityOfWorld(typed: string): NearCity | undefined {
  const found = nearCity(typed, world(), locations().alsoCalled)
  return found && nearestPress()(found)
}

function nearestPress() {
  const rad = (degrees: number) => (degrees * Math.PI) / 180
  const presses = locations().regions.flatMap(({ cities }) => cities.map(({ at }) => at))
  return ([name, country, north, east, ...state]: Place): NearCity => {
    const [sin, cos] = [Math.sin(rad(north)), Math.cos(rad(north))]
    const angles = presses.map(([n, e]) =>
      Math.acos(Math.min(1, sin * Math.sin(rad(n)) + cos * Math.cos(rad(n)) * Math.cos(rad(east - e)))),
    )
    const least = Math.min(...angles)
    return [name, country, angles.indexOf(least), Math.round(least * 6371), ...state]
  }
}
