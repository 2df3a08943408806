/** The option that was probably meant: fewest changed letters, and no more than a third of the word. */
export function nearest(word: string, options: readonly string[]): string | undefined {
  const ranked = options
    .map((option) => ({ option, changes: changesBetween(word.toLowerCase(), option.toLowerCase()) }))
    .sort((one, other) => one.changes - other.changes)
  const [best] = ranked
  return best && best.changes <= Math.max(1, word.length / 3) ? best.option : undefined
}

/** Letters to add, drop, replace or swap to turn one word into the other (optimal string alignment). */
function changesBetween(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)]
  for (let line = 1; line <= one.length; line++) {
    const [above, row] = [rows[line - 1]!, [line]]
    for (let column = 1; column <= other.length; column++) {
      const replaced = above[column - 1]! + Number(one[line - 1] !== other[column - 1])
      const isSwap = one[line - 1] === other[column - 2] && one[line - 2] === other[column - 1]
      const swapped = isSwap ? rows[line - 2]![column - 2]! + 1 : Infinity
      row.push(Math.min(replaced, swapped, above[column]! + 1, row[column - 1]! + 1))
    }
    rows.push(row)
  }
  return rows[one.length]![other.length]!
}
