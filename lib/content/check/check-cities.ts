import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSeq, visit } from 'yaml'
import holidays from '../../leads/deadline/holidays.json' with { type: 'json' }
import { lattice, project } from '../../pictures/world-map.ts'
import { kmBetween, type Place, world } from '../../places/world.ts'
import { type Fault, nearest, parseYaml } from '../faults/fault.ts'
import { foldName } from '../faults/listed-twice.ts'

const file = 'home/locations.yaml'

/** The English names of all countries, and those whose holidays are listed under another name. */
const namesOf = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const countries = [
  ...Object.keys(holidays.countries),
  ...letters.flatMap((one) => letters.flatMap((other) => namesOf.of(one + other) ?? [])),
]

type Listed = {
  alsoCalled: Record<string, string[]>
  regions: { name: string; cities: { city: string; at: [number, number] }[] }[]
}

/** A fault for each city at the place of another, or in the sea, and for a misspelled country; a new one has its own warning. */
export function checkCities(folder: string): Fault[] {
  const { document, lines } = parseYaml(readFileSync(join(folder, file), 'utf8'))
  const dots = landDots()
  const isLand = (north: number, east: number) => {
    const { x, y } = project(north, east)
    return dots.some((dot) => (dot.x - x) ** 2 + (dot.y - y) ** 2 < (3 * lattice.step) ** 2)
  }
  const { alsoCalled: others = {}, regions = [] } = document.toJS() as Partial<Listed>
  const listed = regions.flatMap(({ cities }) => cities.map(({ city }) => city))
  const isCountry = (name: string) => countries.includes(name) || world().some((one) => one[1] === name)
  // One that is far from all of its region does not count as a neighbor of others.
  const isSettled = ({ city, at }: Listed['regions'][number]['cities'][number]) =>
    strayedCity(city, at, regions, true) === undefined
  const settledRegions = regions.map((region) => ({ ...region, cities: region.cities.filter(isSettled) }))
  const settled = settledRegions.flatMap(({ cities }) => cities.map(({ city }) => city))
  const faults: Fault[] = []
  visit(document, {
    Map(_, map) {
      const city = map.get('city') ?? map.get('label')
      const at = map.get('at')
      if (typeof city !== 'string' || !isSeq(at)) return
      const report = (field: string, advice: string) =>
        faults.push({ file, line: lines.linePos(map.range?.[0] ?? 0).line, field, advice })
      const country = city.split(', ').at(-1) ?? ''
      const [called] = Object.entries(others).find(([, names]) => names.includes(country)) ?? []
      if (map.has('city') && listed.some((one) => one.endsWith(`, ${called}`)))
        report('city', `calls its country ${country}, and others ${called}; write ${called}`)
      else if (map.has('city') && !isCountry(country)) {
        const place = at.toJSON() as [number, number]
        const own = world().find(
          (one) => city.startsWith(`${one[0]}, `) && kmBetween(place, [one[2], one[3]]) < near,
        )?.[1]
        const meant = own ?? called ?? nearest(country, countries)
        report(
          'city',
          `"${country}" is no country; ${meant ? `did you mean ${meant}?` : 'write its name in English'}`,
        )
      }
      const [name = ''] = city.split(', ')
      const [known] = Object.entries(others).find(([, names]) => names.includes(name)) ?? []
      if (map.has('city') && listed.includes(`${known}, ${country}`))
        report('city', `is ${known} as alsoCalled says; take one of the two cities away, or "${name}" there`)
      const [latitude, longitude] = at.toJSON() as unknown[]
      if (typeof latitude !== 'number' || typeof longitude !== 'number') return
      if (isLand(latitude, longitude)) {
        const advice = map.has('city')
          ? (misplacedCity(city, latitude, longitude) ??
            strayedCity(city, [latitude, longitude], settled.includes(city) ? settledRegions : regions))
          : undefined
        if (advice) report(`${city} > at`, advice)
        return
      }
      const isTurned = isLand(longitude, latitude) && !misplacedCity(city, longitude, latitude)
      const advice = isTurned
        ? `[${latitude}, ${longitude}] lies in the sea; north comes first: [${longitude}, ${latitude}]`
        : (misplacedCity(city, latitude, longitude) ??
          `[${latitude}, ${longitude}] lies in the sea or off the map; write [latitude, longitude], as a map says them`)
      report(`${city} > at`, advice)
    },
  })
  return faults
}

/** Kilometers within which a place is in its city, and within which its country is that of the cities around it. */
const near = 150
const around = 60

/** The fault of a city's place, judged by the cities of the world. */
function misplacedCity(city: string, north: number, east: number): string | undefined {
  const [name = '', country = ''] = city.split(', ')
  const kmTo = (one: Place) => kmBetween([north, east], [one[2], one[3]])
  const inCountry = world().filter((one) => one[1] === country)
  const [found, ...others] = inCountry.filter((one) => foldName(one[0]).startsWith(foldName(name)))
  if (inCountry.length === 0 || [found, ...others].some((one) => one && kmTo(one) < near)) return undefined
  const countries = world().flatMap((one) => (kmTo(one) < around ? one[1] : []))
  const [there] = countries
  if (found && [foldName(name), foldName(`${name} City`)].includes(foldName(found[0])))
    return `[${north}, ${east}] is far from ${city}, which lies at [${found[2]}, ${found[3]}]; correct it`
  if (there && !countries.includes(country))
    return `[${north}, ${east}] lies in ${there}; write ${name}, ${there}, or the place of a ${name} in ${country}`
}

/** How many times as far as a city of another region the nearest one of its own may be, and from how many kilometers on. */
const times = 3
const far = 2500

/** The fault of a city that lies among those of another region, unless its own has others of its country. @param isSure only if it is far from its own */
function strayedCity(
  city: string,
  at: [number, number],
  regions: Listed['regions'],
  isSure = false,
): string | undefined {
  const own = regions.find(({ cities }) => cities.some((one) => one.city === city))
  const country = city.split(', ').at(-1)
  const ranked = regions
    .map(({ name, cities }) => {
      const others = cities.filter((one) => one.city !== city && one.at.every(Number.isFinite))
      const isHome = others.some((one) => one.city.endsWith(`, ${country}`))
      return { name, isHome, km: Math.min(...others.map((one) => kmBetween(at, one.at))) }
    })
    .toSorted((one, other) => one.km - other.km)
  const [near] = ranked
  const mine = ranked.find(({ name }) => name === own?.name)
  if (
    near &&
    mine &&
    !mine.isHome &&
    Number.isFinite(mine.km) &&
    (mine.km > far || (near.isHome && !isSure)) &&
    near.km * times < mine.km
  )
    return `stands in ${mine.name}, and lies among the cities of ${near.name}; move its line there`
}

/** The map's land in map units: one character per dot, every second row shifted right by half a step. */
const landDots = () =>
  readFileSync('lib/pictures/land.txt', 'utf8')
    .split('\n')
    .flatMap((row, number) =>
      [...row.matchAll(/#/g)].map(({ index }) => ({
        x: (index + (number % 2) / 2) * lattice.step,
        y: lattice.top + number * lattice.rowStep,
      })),
    )
