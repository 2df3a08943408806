/** Lower case without accents, so that "sao" and "São" are the same word. */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ø', 'o')

const wordsOf = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Shorter words are too much alike to forgive a letter. */
const forgiving = 4

/**
 * Which of the places a query means: those where each of its words begins a word of the place or of its other names;
 * when there is none, those with one wrong letter.
 * @param places each as its list has it: city and country
 * @param alsoCalled other names by city and by country
 */
export function findPlaces(
  query: string,
  places: readonly string[],
  alsoCalled: Record<string, string[]>,
): { found: boolean[]; near: boolean } {
  const asked = wordsOf(query)
  const names = places.map((place) => [
    ...wordsOf(place),
    ...place.split(', ').flatMap((name) => (alsoCalled[name] ?? []).flatMap(wordsOf)),
  ])
  const by = (fits: (word: string, term: string) => boolean) =>
    names.map((words) => asked.every((term) => words.some((word) => fits(word, term))))
  const found = by((word, term) => word.startsWith(term))
  if (found.some(Boolean)) return { found, near: false }
  return { found: by((word, term) => term.length >= forgiving && isOneOff(word, term)), near: true }
}

/** Whether one letter is wrong, missing, too many, or changed places with its neighbor. */
function isOneOff(word: string, term: string): boolean {
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
