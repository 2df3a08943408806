/** @jest-environment node */
import { locations } from '../../lib/content/home/locations.ts'
import { matchesPlace } from './find-places.ts'

const places = Object.values(locations().regions).flatMap(({ cities }) => cities.map(({ city }) => city))
const find = (query: string) => places.filter((place) => matchesPlace(query, place))

test('"sao" finds São Paulo and nothing else', () => {
  expect(find('sao')).toEqual(['São Paulo, Brazil'])
})

test('accents in the query do no harm', () => {
  expect(find('Montréal')).toEqual(find('montreal'))
  expect(find('montreal')).toHaveLength(1)
})

test('a country finds its cities', () => {
  expect(find('brazil')).toEqual(['São Paulo, Brazil', 'Rio de Janeiro, Brazil'])
})

test('several words narrow the search in any order', () => {
  expect(find('brazil rio')).toEqual(['Rio de Janeiro, Brazil'])
})

test('letters inside a word do not count: "oman" is no Romania', () => {
  expect(find('oman')).toEqual(['Muscat, Oman'])
})

test('nothing but spaces finds everything', () => {
  expect(find('  ')).toHaveLength(places.length)
})
