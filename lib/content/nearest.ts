/**
 * The word that somebody probably meant.
 * @returns the option with the fewest changed letters, unless more than a third of the word would change
 */
export function nearest(word: string, options: readonly string[]): string | undefined {
  const ranked = options
    .map((option) => ({ option, changes: changesBetween(word.toLowerCase(), option.toLowerCase()) }))
    .sort((one, other) => one.changes - other.changes)
  const [best] = ranked
  return best && best.changes <= Math.max(1, word.length / 3) ? best.option : undefined
}

/** Letters to add, drop or replace to make one word of the other (Levenshtein, 1966). */
function changesBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1]
    for (const [column, expected] of [...other].entries())
      next.push(Math.min(row[column]! + Number(letter !== expected), row[column + 1]! + 1, next[column]! + 1))
    row = next
  }
  return row.at(-1)!
}
