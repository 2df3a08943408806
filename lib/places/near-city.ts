import { wordsOf, type AlsoCalled } from './find-places.ts'

/** A city of the world: its name and country, the nearest press by its number in the list, how far that is, its state. */
export type NearCity = [name: string, country: string, press: number, km: number, ...state: string[]]

const kmOfMile = 1.609344

/** The first city of this name in a list, largest first; whatever else is typed must be its country or state. */
export function nearCity<City extends [string, string, number, number, ...string[]]>(
  typed: string,
  cities: readonly City[],
  alsoCalled: AlsoCalled,
): City | undefined {
  // Postal codes are not in the list.
  const asked = wordsOf(typed).filter((word) => !/\d/.test(word))
  return cities.find(([name, country, , , ...state]) => {
    const own = wordsOf(name)
    if (own.some((word, index) => word !== asked[index])) return false
    const around = [country, ...state, ...(alsoCalled[country] ?? [])].flatMap(wordsOf)
    return asked.slice(own.length).every((word) => around.includes(word))
  })
}

const lists = new Map<string, Promise<NearCity[]>>()

/** The same in the browser, which asks for all cities that begin with the same letter. */
export async function lookUpCity(typed: string, alsoCalled: AlsoCalled): Promise<NearCity | undefined> {
  const letter = letterOf(typed)
  if (!letter) return undefined
  const list = lists.get(letter) ?? fetch(`/places/${letter}`).then((answer) => answer.json())
  lists.set(letter, list)
  // Offline, no city is known; the next key tries again.
  return list.then(
    (cities) => nearCity(typed, cities, alsoCalled),
    () => void lists.delete(letter),
  )
}

/** The letter from a to z under which a city is listed. */
export const letterOf = (name: string) =>
  /^[a-z]/.exec(wordsOf(name).find((word) => !/\d/.test(word)) ?? '')?.[0]

/** A city and its distance, for texts with {place}, {miles} and {km}. */
export const sayNear = ([name, country, , km, state]: NearCity) => ({
  place: [name, state, country].filter(Boolean).join(', '),
  miles: Math.max(1, Math.round(km / kmOfMile)),
  km: Math.max(1, km),
})
