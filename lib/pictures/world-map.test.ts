import { project } from './world-map.ts'

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
