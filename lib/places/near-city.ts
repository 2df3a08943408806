import { askedFor, searchWords, type AlsoCalled } from './find-places.ts'

/** A city of the world: its name and country, the nearest press by its number in the list, how far that is, its state. */
export type NearCity = [name: string, country: string, press: number, km: number, ...state: string[]]

const kmOfMile = 1.609344

/** What maps and people write short, or in the words of another country. */
const long: Record<string, string> = {
  ...{ st: 'saint', sankt: 'saint', sint: 'saint', ft: 'fort', mt: 'mount' },
  ...{ fla: 'florida', penna: 'pennsylvania' },
}
const inFull = (words: string[]) => words.map((word) => long[word] ?? word)

/** What may have been meant, the likeliest first: another name of a city as "Florence, Italy", and the words as typed. */
function meanings(typed: string, alsoCalled: AlsoCalled): string[][] {
  // Postal codes are not in the list.
  const asked = askedFor(typed).filter((word) => !/\d/.test(word))
  for (const [name, others] of Object.entries(alsoCalled))
    for (const other of name.includes(',') ? others.map(searchWords) : [])
      if (other.every((word, index) => word === asked[index])) {
        const renamed = [...searchWords(name), ...asked.slice(other.length)]
        return asked.length === other.length ? [renamed] : [asked, renamed]
      }
  return [asked]
}

/** The first city of this name in a list, largest first; whatever else is typed must be its country or state. */
export function nearCity<City extends [string, string, number, number, ...string[]]>(
  typed: string,
  cities: readonly City[],
  alsoCalled: AlsoCalled,
): City | undefined {
  for (const words of meanings(typed, alsoCalled)) {
    const asked = inFull(words)
    const city = cities.find(([name, country, , , ...state]) => {
      const own = inFull(searchWords(name))
      if (own.some((word, index) => word !== asked[index])) return false
      const around = [country, ...state, ...(alsoCalled[country] ?? [])].flatMap((one) =>
        inFull(searchWords(one)),
      )
      return asked.slice(own.length).every((word) => around.some((one) => isShort(word, one)))
    })
    if (city) return city
  }
  return undefined
}

/** Whether a word is a country's or state's, or its beginning: "Calif." */
const isShort = (word: string, one: string) => one === word || (word.length > 2 && one.startsWith(word))

const lists = new Map<string, Promise<NearCity[]>>()

/** The same in the browser, which asks for all cities that begin with the same letter. */
export async function lookUpCity(typed: string, alsoCalled: AlsoCalled): Promise<NearCity | undefined> {
  for (const words of meanings(typed, alsoCalled)) {
    const letter = letterOf(words.join(' '))
    if (!letter) continue
    const list = lists.get(letter) ?? fetch(`/places/${letter}`).then((answer) => answer.json())
    lists.set(letter, list)
    // Offline, no city is known; the next key tries again.
    const cities = await list.catch(() => void lists.delete(letter))
    const found = cities && nearCity(words.join(' '), cities, alsoCalled)
    if (found) return found
  }
  return undefined
}

/** The letter from a to z under which a city is listed. */
export const letterOf = (name: string) =>
  /^[a-z]/.exec(searchWords(name).find((word) => !/\d/.test(word)) ?? '')?.[0]

/** A city and its distance, for texts with {place}, {miles} and {km}. */
export const sayNear = ([name, country, , km, state]: NearCity) => ({
  place: [name, state, country].filter(Boolean).join(', '),
  miles: Math.max(1, Math.round(km / kmOfMile)),
  km: Math.max(1, km),
})
