import { findPlaces } from './find-places.ts'

const places = [
  'London, United Kingdom',
  'Manchester, United Kingdom',
  'Lisbon, Portugal',
  'Barcelona, Spain',
  'Munich, Germany',
  'Amsterdam, Netherlands',
  'Prague, Czechia',
  'Roma, Italy',
  'Oman Bay, Oman',
  'São Paulo, Brazil',
  'Rio de Janeiro, Brazil',
  'Miami, USA',
  'Orlando, USA',
  'New York, USA',
  'Chicago, USA',
  'Montréal, Canada',
  'Tokyo, Japan',
  'Istanbul, Türkiye',
  'Dubai, United Arab Emirates',
]
const alsoCalled = {
  'United Kingdom': ['UK', 'GB'],
  USA: ['US', 'United States'],
  'United Arab Emirates': ['UAE'],
  'New York': ['NYC', 'New York City'],
  Munich: ['München'],
  Miami: ['Florida'],
  Orlando: ['Florida'],
}

const finds = (query: string) => {
  const { found, near } = findPlaces(query, places, alsoCalled)
  return { near, found: places.filter((_, index) => found[index]) }
}

test.each([
  ['sao', 'São Paulo, Brazil'],
  ['Montreal', 'Montréal, Canada'],
  ['brazil rio', 'Rio de Janeiro, Brazil'],
  ['NYC', 'New York, USA'],
  ['Munchen', 'Munich, Germany'],
  ['UAE', 'Dubai, United Arab Emirates'],
  ['U.A.E.', 'Dubai, United Arab Emirates'],
])('%j finds %j alone', (query, place) => expect(finds(query)).toEqual({ near: false, found: [place] }))

test('a country and a state find all of their cities', () => {
  expect(finds('uk').found).toEqual(places.filter((place) => place.endsWith('United Kingdom')))
  expect(finds('United States').found).toEqual(places.filter((place) => place.endsWith('USA')))
  expect(finds('Florida').found).toEqual(['Miami, USA', 'Orlando, USA'])
})

test.each([
  ['Lisbun', 'Lisbon, Portugal'],
  ['Barcelna', 'Barcelona, Spain'],
  ['Praguee', 'Prague, Czechia'],
  ['Chciago', 'Chicago, USA'],
  ['Rio de Janero', 'Rio de Janeiro, Brazil'],
])('%j, with one letter wrong, is near %j', (query, place) =>
  expect(finds(query)).toEqual({ near: true, found: [place] }),
)

test('whole words are told from beginnings of words', () => {
  const wholly = (query: string) => {
    const { whole } = findPlaces(query, places, alsoCalled)
    return places.filter((_, index) => whole[index])
  }
  expect(wholly('London UK')).toEqual(['London, United Kingdom'])
  expect(wholly('Lon')).toEqual([])
})

test.each(['Atlantis', 'xyz', 'omam'])('%j finds nothing far-fetched', (query) =>
  expect(finds(query).found.length).toBeLessThanOrEqual(1),
)

test('nothing typed leaves all of them', () => expect(finds('  ').found).toEqual(places))
