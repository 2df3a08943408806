import { type AlsoCalled, findPlaces, placeWords, searchWords } from '../../places/find-places.ts'
import type { City, Rules } from './rules.ts'

/** `read`: not typed in full. `first`: the first of several matches. `near`: matched by part of a word. */
type FoundCity = City & { as: 'named' | 'read' | 'first'; near: boolean }

/** Looks up the typed place among the world's cities, unless it is empty or a country of the list. */
export function lookUpElsewhere<Near>(
  typed: string,
  rules: Pick<Rules, 'cities' | 'alsoCalled'>,
  lookUp: (typed: string, alsoCalled: AlsoCalled) => Near,
): Near | undefined {
  const listed = findCity(typed, rules)
  const isCountry = listed?.near === false && listed.as === 'first'
  return typed.trim() && !isCountry ? lookUp(typed, rules.alsoCalled) : undefined
}

/**
 * The listed city that was typed, matched as in the city finder: whole words first, then beginnings of words,
 * then one wrong letter, which has to be in the city's own name.
 * @returns undefined when no city matches, or several with different days and none by its name
 */
export function findCity(
  typed: string,
  { cities, alsoCalled }: Pick<Rules, 'cities' | 'alsoCalled'>,
): FoundCity | undefined {
  const names = cities.map(({ name, country }) => `${name}, ${country}`)
  const { found, whole, near } = findPlaces(typed, names, alsoCalled)
  const isWhole = whole.some(Boolean)
  const nameIn = (name: string) => findPlaces(name, [typed], {})
  const hits = cities.filter(
    ({ name }, index) => (isWhole ? whole : found)[index] && (!near || nameIn(name).found[0]),
  )
  const typedWords = placeWords(typed).join(' ')
  const isOtherName = (name: string) =>
    (alsoCalled[name] ?? []).some((other) => searchWords(other).join(' ') === typedWords)
  const named = hits.filter(({ name }) => isOtherName(name) || nameIn(name).whole[0])
  const [city, ...others] = named.length > 0 ? named : hits
  if (!city) return undefined
  // A city's days depend only on its country and region: among such cities any will do.
  const isAlike = others.every(({ country, region }) => country === city.country && region === city.region)
  if (!isAlike && named.length === 0) return undefined
  const alone = isWhole && nameIn(city.name).whole[0] ? 'named' : 'read'
  const as = others.length > 0 ? 'first' : alone
  return { ...city, near: !isWhole, as }
}
