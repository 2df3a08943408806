import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSeq, LineCounter, parseDocument, visit } from 'yaml'
import type { Fault } from '../faults/fault.ts'
import { lattice, project } from '../../pictures/world-map.ts'

const file = 'home/locations.yaml'

/** @returns a fault for every place of the list that would be drawn in the sea */
export function checkCities(folder: string): Fault[] {
  const lines = new LineCounter()
  const document = parseDocument(readFileSync(join(folder, file), 'utf8'), { lineCounter: lines })
  const dots = landDots()
  const faults: Fault[] = []
  visit(document, {
    Map(_, map) {
      const [city, at] = [map.get('city'), map.get('at')]
      if (typeof city !== 'string' || !isSeq(at)) return
      const [latitude, longitude] = at.toJSON() as unknown[]
      if (typeof latitude !== 'number' || typeof longitude !== 'number') return
      const { x, y } = project(latitude, longitude)
      if (dots.some((dot) => Math.hypot(dot.x - x, dot.y - y) < 3 * lattice.step)) return
      const swapped = project(longitude, latitude)
      const meant = dots.some((dot) => Math.hypot(dot.x - swapped.x, dot.y - swapped.y) < 3 * lattice.step)
      const advice = meant
        ? `[${latitude}, ${longitude}] lies in the sea; north comes first: [${longitude}, ${latitude}]`
        : `[${latitude}, ${longitude}] lies in the sea or off the map; write [latitude, longitude], as a map says them`
      faults.push({ file, line: lines.linePos(map.range?.[0] ?? 0).line, field: `${city} > at`, advice })
    },
  })
  return faults
}

/** The land of the map, in its units: one character a dot, every second row half a step to the right. */
const landDots = () =>
  readFileSync('lib/pictures/land.txt', 'utf8')
    .split('\n')
    .flatMap((row, number) =>
      [...row.matchAll(/#/g)].map(({ index }) => ({
        x: (index + (number % 2) / 2) * lattice.step,
        y: lattice.top + number * lattice.rowStep,
      })),
    )
