import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { checkContent } from '../faults/check-content.ts'
import { type Fault, parseYaml, nearest } from '../faults/fault.ts'
import { type Content, ContentError } from '../shapes.ts'
import { definitions } from './definitions.ts'
import { faultOfPageName } from '../page-names.ts'
import { contentFolder } from '../folder.ts'
import { readLogo } from '../logo.ts'
import { landingPage } from '../pages.ts'
import { checkFacts, checkLinks } from './check-across-files.ts'
import { checkFiles, checkPhotographs, checkPictures } from './check-pictures.ts'
import { checkRepeats } from './check-repeats.ts'
import { checkHeadings } from './missing-letters.ts'
import { isSeq, visit } from 'yaml'
import holidays from '../../leads/deadline/holidays.json' with { type: 'json' }
import { lattice, project } from '../../pictures/world-map.ts'

/** @returns how many content files there are, and every fault, including unknown and missing files */
export async function checkAllContent(folder = contentFolder, manifest?: string) {
  const names = globSync('**/*.*', { cwd: folder, exclude: ['pictures/**', 'README.md'] })
  const made = names.filter((name) => /^pages[\\/][^\\/]+\.yaml$/.test(name))
  const known = [...(await definitions()), ...made.map((file) => ({ file, schema: landingPage }))]
  const misnamed = made.flatMap((file): Fault[] => {
    const advice = faultOfPageName(basename(file, '.yaml'))
    return advice ? [ofFile(file, advice)] : []
  })
  const faults = known.flatMap(({ file, schema }: Pick<Content<unknown>, 'file' | 'schema'>): Fault[] => {
    if (!names.includes(file)) return [ofFile(file, 'is missing; bring it back')]
    return faultsOf(file, readFileSync(join(folder, file)), schema)
  })
  // All texts take words from these: until they can be read, nothing else can be judged.
  const unread = faults.filter(({ file, field }) => /^(brand|claims)\./.test(file) && field === 'file')
  if (unread.length > 0) return { files: names.length, faults: unread }
  const unknown = names.filter((name) => name !== 'logo.svg' && !known.some(({ file }) => file === name))
  return {
    files: names.length,
    faults: [
      ...faults,
      ...misnamed,
      ...checkLogo(folder),
      ...(faults.some(({ file }) => file === 'home/locations.yaml') ? [] : checkCities(folder)),
      ...(faults.length > 0
        ? []
        : [...checkFacts(folder), ...checkHeadings(folder), ...checkRepeats(folder)]),
      ...checkLinks(folder),
      ...checkFiles(),
      ...checkPictures(folder, manifest),
      ...(await checkPhotographs(folder, manifest)),
      ...unknown.map((file) => ofFile(file, 'is used by no page; remove it or correct its name')),
    ],
  }
}

const ofFile = (file: string, advice: string): Fault => ({ file, line: 1, field: 'file', advice })

function checkLogo(folder: string): Fault[] {
  const path = join(folder, 'logo.svg')
  const read = existsSync(path) ? readLogo(readFileSync(path, 'utf8')) : 'is missing; bring it back'
  return typeof read === 'string' ? [ofFile('logo.svg', read)] : []
}

/** Skips a file that depends on a broken one; the broken one is reported. */
function faultsOf(...[file, content, schema]: Parameters<typeof checkContent>): Fault[] {
  try {
    const result = checkContent(file, content, schema)
    return 'faults' in result ? result.faults : []
  } catch (error) {
    if (error instanceof ContentError) return []
    throw error
  }
}

const file = 'home/locations.yaml'

/** The English names of all countries, and those whose holidays are known by another one. */
const namesOf = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const countries = [
  ...Object.keys(holidays.countries),
  ...letters.flatMap((one) => letters.flatMap((other) => namesOf.of(one + other) ?? [])),
]

/** A fault for each place that the map would draw in the sea, and for a misspelled country; a new one has its warning. */
function checkCities(folder: string): Fault[] {
  const { document, lines } = parseYaml(readFileSync(join(folder, file), 'utf8'))
  const dots = landDots()
  const isLand = (north: number, east: number) => {
    const { x, y } = project(north, east)
    return dots.some((dot) => (dot.x - x) ** 2 + (dot.y - y) ** 2 < (3 * lattice.step) ** 2)
  }
  const faults: Fault[] = []
  visit(document, {
    Map(_, map) {
      const [city = map.get('label'), at] = [map.get('city'), map.get('at')]
      if (typeof city !== 'string' || !isSeq(at)) return
      const report = (field: string, advice: string) =>
        faults.push({ file, line: lines.linePos(map.range?.[0] ?? 0).line, field, advice })
      const country = city.split(', ').at(-1) ?? ''
      const meant = !map.has('city') || countries.includes(country) ? undefined : nearest(country, countries)
      if (meant) report('city', `"${country}" is no country; did you mean ${meant}?`)
      const [latitude, longitude] = at.toJSON() as unknown[]
      if (typeof latitude !== 'number' || typeof longitude !== 'number') return
      if (isLand(latitude, longitude)) return
      const advice = isLand(longitude, latitude)
        ? `[${latitude}, ${longitude}] lies in the sea; north comes first: [${longitude}, ${latitude}]`
        : `[${latitude}, ${longitude}] lies in the sea or off the map; write [latitude, longitude], as a map says them`
      report(`${city} > at`, advice)
    },
  })
  return faults
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
