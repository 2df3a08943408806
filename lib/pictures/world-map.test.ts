/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { locations } from '../content/home/locations.ts'
import { lattice, project, worldMap } from './world-map.ts'

const land = readFileSync('studio/world-map/land.txt', 'utf8').trimEnd().split('\n')

/** Distance from a point to the nearest land dot, in map units. */
function distanceToLand(x: number, y: number): number {
  let nearest = Infinity
  land.forEach((row, r) => {
    ;[...row].forEach((cell, column) => {
      if (cell !== '#') return
      const dotX = (column + (r % 2) / 2) * lattice.step
      nearest = Math.min(nearest, Math.hypot(dotX - x, lattice.top + r * lattice.rowStep - y))
    })
  })
  return nearest
}

const places = Object.values(locations().regions).flatMap(({ cities }) => cities)

test('the equator is a straight level line and north is up', () => {
  expect(project(0, -60).y).toBe(project(0, 60).y)
  expect(project(50, 10).y).toBeLessThan(project(10, 10).y)
})

test('equal areas stay equal: a cell at 60° north has half the area of one at the equator', () => {
  const area = (latitude: number) =>
    (project(latitude, 40).x - project(latitude, 0).x) *
    (project(latitude - 5, 0).y - project(latitude + 5, 0).y)
  expect(area(60) / area(0)).toBeCloseTo(0.5, 1)
})

test.each(places)('$city lies on the map and within three dots of land', ({ at: [latitude, longitude] }) => {
  const { x, y } = project(latitude, longitude)
  expect(x).toBeGreaterThan(worldMap.left)
  expect(x).toBeLessThan(worldMap.left + worldMap.width)
  expect(y).toBeGreaterThan(worldMap.top)
  expect(y).toBeLessThan(worldMap.top + worldMap.height)
  expect(distanceToLand(x, y)).toBeLessThan(3 * lattice.step)
})
