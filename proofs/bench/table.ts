export type Rows = Record<string, Record<string, number | string>>

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

/** @returns the rows as a Markdown table, their names in the first column */
export function table(rows: Rows): string {
  const columns = [...new Set(Object.values(rows).flatMap((row) => Object.keys(row)))]
  const lines = Object.entries(rows).map(([name, row]) => [
    name,
    ...columns.map((one) => String(row[one] ?? '')),
  ])
  return [['', ...columns], ['---', ...columns.map(() => '--:')], ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}
