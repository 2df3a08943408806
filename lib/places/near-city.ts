import { placeWords, searchWords, type AlsoCalled } from './find-places.ts'

/** A city of the world: its name and country, the nearest press by its number in the list, how far, its people, its state. */
export type NearCity = [
  ...[name: string, country: string, press: number, km: number, thousands: number],
  ...state: string[],
]

const kmOfMile = 1.609344

/** Long forms of abbreviations, and of words from other countries. */
const long: Record<string, string> = {
  st: 'saint',
  sankt: 'saint',
  sint: 'saint',
  ft: 'fort',
  mt: 'mount',
  fla: 'florida',
  penna: 'pennsylvania',
}
const inFull = (words: string[]) => words.map((word) => long[word] ?? word)

const named = new Map<string, string[]>()
/** The words of a city's name, split once: there are 23,000. */
function nameWords(name: string): string[] {
  const words = named.get(name) ?? inFull(searchWords(name))
  named.set(name, words)
  return words
}

/** Possible meanings, likeliest first: another name of a city as "Florence, Italy", and the words as typed. */
function meanings(typed: string, alsoCalled: AlsoCalled): string[][] {
  const terms = placeWords(typed)
  for (const [name, others] of Object.entries(alsoCalled))
    for (const other of name.includes(',') ? others.map(searchWords) : [])
      if (other.every((word, index) => word === terms[index])) {
        const renamed = [...searchWords(name), ...terms.slice(other.length)]
        return terms.length === other.length ? [renamed] : [terms, renamed]
      }
  return [terms]
}

/** A city with this many thousand people may be meant, however large its namesake is. */
const large = 100

/**
 * The cities of this name in a list, largest first; any other words must be their country or state. A smaller one may
 * be meant as well if it is large, or has a tenth of the largest's people: Portland in Maine, but not Paris in Texas.
 */
export function nearCities<City extends [string, string, number, number, number, ...string[]]>(
  typed: string,
  cities: readonly City[],
  alsoCalled: AlsoCalled,
): City[] {
  for (const words of meanings(typed, alsoCalled)) {
    const terms = inFull(words)
    const found = cities.filter(([name, country, , , , ...state]) => {
      const own = nameWords(name)
      if (own.some((word, index) => word !== terms[index])) return false
      const around = [country, ...state, ...(alsoCalled[country] ?? [])].flatMap((one) =>
        inFull(searchWords(one)),
      )
      return terms.slice(own.length).every((word) => around.some((one) => isShort(word, one)))
    })
    const [largest] = found
    if (largest) return found.filter(([, , , , thousands]) => thousands >= Math.min(large, largest[4] / 10))
  }
  return []
}

/**
 * In words, the cities that may be meant as well, if the answer differs by press or country. A press is in a large
 * city, so that beside it only large ones count.
 * @param press the listed city that was found, by its number
 */
export function otherCities(cities: readonly NearCity[], press?: number): string[] {
  const [first] = cities
  const others = cities.filter((one) =>
    press === undefined ? one[2] !== first?.[2] || one[1] !== first[1] : one[2] !== press && one[4] >= large,
  )
  return [...new Set(others.map((one) => sayNear(one).place))]
}

/** Whether a word is a country's or state's, or its beginning: "Calif." */
const isShort = (word: string, one: string) => one === word || (word.length > 2 && one.startsWith(word))

const lists = new Map<string, Promise<NearCity[]>>()

/** The same in the browser, which asks for all cities that begin with the same letter. */
export async function lookUpCities(typed: string, alsoCalled: AlsoCalled): Promise<NearCity[]> {
  for (const words of meanings(typed, alsoCalled)) {
    const letter = letterOf(words.join(' '))
    if (!letter) continue
    const list = lists.get(letter) ?? fetch(`/places/${letter}`).then((answer) => answer.json())
    lists.set(letter, list)
    // Offline, no city is known; the next key tries again.
    const cities = await list.catch(() => void lists.delete(letter))
    const found = nearCities(words.join(' '), cities ?? [], alsoCalled)
    if (found.length > 0) return found
  }
  return []
}

/** The letter from a to z under which a city is listed. */
export const letterOf = (name: string) =>
  /^[a-z]/.exec(searchWords(name).find((word) => !/\d/.test(word)) ?? '')?.[0]

/** A city and its distance, for texts with {place}, {miles} and {km}. */
export const sayNear = ([name, country, , km, , state]: NearCity) => ({
  place: [name, state, country].filter(Boolean).join(', '),
  miles: Math.max(1, Math.round(km / kmOfMile)),
  km: Math.max(1, km),
})
