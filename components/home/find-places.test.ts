/** @jest-environment node */
import { matchesPlace } from './find-places.ts'

const places = [
  'São Paulo, Brazil',
  'Rio de Janeiro, Brazil',
  'Montreal, Quebec',
  'Muscat, Oman',
  'Bucharest, Romania',
]

test.each([
  ['sao', ['São Paulo, Brazil']],
  ['Montréal', ['Montreal, Quebec']],
  ['brazil', ['São Paulo, Brazil', 'Rio de Janeiro, Brazil']],
  ['brazil rio', ['Rio de Janeiro, Brazil']],
  ['oman', ['Muscat, Oman']],
  ['atlantis', []],
  ['  ', places],
])('%j finds %j', (query, found) =>
  expect(places.filter((place) => matchesPlace(query, place))).toEqual(found),
)
