/** Letters that NFD does not decompose. */
const plain: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ı: 'i', ß: 'ss' }

/** Lower case without accents, so that "sao" matches "São", and "koeln" "Köln". */
const fold = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[øłđıß]/g, (letter) => plain[letter] ?? letter)
    .replace(/\buae\b|([aou])e/g, (all, vowel?: string) => vowel ?? all)

/** The words of a text, so that "D.C." matches "DC". */
export const searchWords = (text: string) =>
  fold(text)
    .replaceAll('.', '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** The same for a search, whose author may be near the place. Postal codes like "D-80331" are not in the lists. */
export const placeWords = (typed: string) =>
  searchWords(
    typed
      .trim()
      .replace(/^(?:in|near|nr|around|outside|greater|downtown|metro|close to)\s/i, '')
      .replace(/\b[a-z]{1,2}-(?=\d)/i, ''),
  ).filter((word) => !/\d/.test(word))

/** Shorter words are too similar to forgive a letter. */
const forgiving = 4

/** Other names by city and by country. */
export type AlsoCalled = Record<string, string[]>

/**
 * The places (city and country) that match a query: each of its words begins a word of the place or of its other names. If
 * nothing matches, one wrong letter is forgiven. Punctuation alone matches nothing. `whole`: all words match completely.
 */
export function findPlaces(query: string, places: readonly string[], alsoCalled: AlsoCalled) {
  const terms = placeWords(query)
  const names = places.map((place) => [
    ...searchWords(place),
    ...place.split(', ').flatMap((name) => (alsoCalled[name] ?? []).flatMap(searchWords)),
  ])
  const isBlank = query.trim() === ''
  const by = (fits: (word: string, term: string) => boolean) =>
    names.map((words) =>
      terms.length > 0 ? terms.every((term) => words.some((word) => fits(word, term))) : isBlank,
    )
  const whole = by((word, term) => word === term)
  const found = by(begins)
  if (found.some(Boolean)) return { found, whole, near: false }
  return { found: by((word, term) => begins(word, term) || isOneOff(word, term)), whole, near: true }
}

const begins = (word: string, term: string) => word.startsWith(term)

/** Whether one letter is wrong, missing, extra, or swapped with its neighbor. */
function isOneOff(word: string, term: string): boolean {
  if (term.length < forgiving) return false
  let at = 0
  while (at < term.length && word[at] === term[at]) at++
  const rest = (text: string, skip: number) => text.slice(at + skip)
  const swapped = (word[at + 1] ?? '') + (word[at] ?? '') + rest(word, 2)
  return (
    rest(word, 1) === rest(term, 1) ||
    rest(word, 1) === rest(term, 0) ||
    rest(word, 0) === rest(term, 1) ||
    swapped === rest(term, 0)
  )
}
