import { locations } from '../content/home/locations.ts'
import { english, spokenLanguage } from '../language/spoken.ts'
import { countryCodeOf, namePlace } from '../language/place-names.ts'
import type { AlsoCalled } from './find-places.ts'
import others from './other-names.json' with { type: 'json' }

/**
 * Other names: of listed cities and countries by content, of larger cities of the world by a list made by hand, and the
 * codes of listed countries, as in "Amsterdam, NL".
 */
export function alsoCalled(): AlsoCalled {
  const written: AlsoCalled = { ...others, ...locations().alsoCalled }
  const countries = locations().regions.flatMap(({ cities }) =>
    cities.map(({ city }) => city.split(', ')[1] ?? city),
  )
  const coded = countries.map((country) => [
    country,
    [...(written[country] ?? []), countryCodeOf(country) ?? []].flat(),
  ])
  return { ...written, ...Object.fromEntries(coded) }
}

/** The same under the names that a page of the spoken language shows, with the English ones. */
export function alsoCalledHere(): AlsoCalled {
  if (spokenLanguage() === english) return alsoCalled()
  const names = locations().regions.flatMap(({ cities }) => cities.flatMap(({ city }) => city.split(', ')))
  const otherNames = alsoCalled()
  return {
    ...otherNames,
    ...Object.fromEntries(names.map((name) => [namePlace(name), [...(otherNames[name] ?? []), name]])),
  }
}
