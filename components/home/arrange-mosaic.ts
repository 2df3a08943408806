/** The possible rows: their cells, the columns of each (of twelve), and how unusual the row looks. */
const rows = [
  { wide: 1, narrow: 2, spans: [6, 3], cost: 0 },
  { wide: 0, narrow: 3, spans: [6, 4], cost: 0 },
  { wide: 0, narrow: 4, spans: [6, 3], cost: 1 },
  { wide: 2, narrow: 0, spans: [6, 6], cost: 1 },
  { wide: 1, narrow: 1, spans: [6, 6], cost: 2 },
  { wide: 0, narrow: 2, spans: [6, 6], cost: 3 },
  { wide: 1, narrow: 0, spans: [12, 12], cost: 4 },
  { wide: 0, narrow: 1, spans: [12, 12], cost: 9 },
] as const

/** Arranges wide and narrow cells in full rows, keeping their order: for each its columns, of twelve. */
export function arrangeMosaic(wide: boolean[]): number[] {
  type Layout = { spans: number[]; cost: number }
  const best: Layout[] = [{ spans: [], cost: 0 }]
  for (let end = 1; end <= wide.length; end++) {
    const fitting = rows.flatMap((row): Layout[] => {
      const cells = wide.slice(Math.max(0, end - row.wide - row.narrow), end)
      const before = best[end - row.wide - row.narrow]
      if (!before || cells.filter(Boolean).length !== row.wide) return []
      const spans = cells.map((isWide) => (isWide ? row.spans[0] : row.spans[1]))
      return [{ spans: [...before.spans, ...spans], cost: before.cost + row.cost }]
    })
    best.push(fitting.reduce((one, other) => (other.cost < one.cost ? other : one)))
  }
  return best[wide.length]?.spans ?? []
}
