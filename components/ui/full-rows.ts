/** Grid classes of a cell, of sixty columns (full-rows.css): by breakpoint, and by how many share its row. */
const shares = {
  phone: ' col-span-60 col-span-30 col-span-20'.split(' '),
  middle: ' sm:col-span-60 sm:col-span-30 sm:col-span-20 sm:col-span-15'.split(' '),
  md: ' md:col-span-60 md:col-span-30 md:col-span-20 md:col-span-15 md:col-span-12 md:col-span-10'.split(' '),
  lg: ' lg:col-span-60 lg:col-span-30 lg:col-span-20 lg:col-span-15 lg:col-span-12 lg:col-span-10'.split(' '),
}

/** For each entry, the length of its row: of `most` or less, differing by at most one, longer ones first. */
export function rowsOf(count: number, longestRow: number): number[] {
  const rows = Math.ceil(count / longestRow)
  const least = Math.floor(count / rows)
  const longer = count % rows
  return Array.from({ length: rows }, (_, row) => {
    const size = row < longer ? least + 1 : least
    return Array<number>(size).fill(size)
  }).flat()
}

/** The class of each cell in a `full-rows` grid. @param longestRows longest row, by breakpoint */
export function fullRows(count: number, longestRows: Partial<Record<keyof typeof shares, number>>): string[] {
  const names = Object.entries(shares).map(([width, classes]) => {
    const cells = longestRows[width as keyof typeof shares]
    return cells ? rowsOf(count, cells).map((size) => classes[size]) : []
  })
  return Array.from({ length: count }, (_, index) => names.flatMap((list) => list[index] ?? []).join(' '))
}
