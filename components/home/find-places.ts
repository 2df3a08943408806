/** Lower case without accents, so that "sao" and "São" are the same word. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Whether every word of the query begins a word of the place: "sao", "new york", "paulo brazil". */
export function matchesPlace(query: string, place: string): boolean {
  const words = fold(place).split(/[^\p{L}\p{N}]+/u)
  return fold(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .every((term) => words.some((word) => word.startsWith(term)))
}
