/** Grid classes of a cell, by how many share its row at each breakpoint (full-rows.css). */
const shares = {
  phone: ['', 'share-1', 'share-2', 'share-3'],
  middle: ['', 'sm:share-1', 'sm:share-2', 'sm:share-3', 'sm:share-4'],
  md: ['', 'md:share-1', 'md:share-2', 'md:share-3', 'md:share-4', 'md:share-5', 'md:share-6'],
  lg: ['', 'lg:share-1', 'lg:share-2', 'lg:share-3', 'lg:share-4', 'lg:share-5', 'lg:share-6'],
}

/** For each entry, the length of its row: of `most` or less, differing by at most one, longer ones first. */
export function rowsOf(count: number, most: number): number[] {
  const rows = Math.ceil(count / most)
  const least = Math.floor(count / rows)
  const longer = count % rows
  return Array.from({ length: rows }, (_, row) => {
    const size = row < longer ? least + 1 : least
    return Array<number>(size).fill(size)
  }).flat()
}

/** The class of each cell in a `full-rows` grid. @param most longest row, by breakpoint */
export function fullRows(count: number, most: Partial<Record<keyof typeof shares, number>>): string[] {
  const names = Object.entries(shares).map(([width, classes]) => {
    const cells = most[width as keyof typeof shares]
    return cells ? rowsOf(count, cells).map((size) => classes[size]) : []
  })
  return Array.from({ length: count }, (_, index) => names.flatMap((list) => list[index] ?? []).join(' '))
}
