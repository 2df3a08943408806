import { readTable } from '../read-table.ts'

/**
 * A pasted table as read: item / decoration / quantity / price, "+ item / note / amount" for a one-time charge, "? row" for a
 * row left over.
 * @param pasted → is a tab
 */
export function showTable(pasted: string): string {
  const { lines, extras, left } = readTable(pasted.replaceAll('→', '\t'), 2, 0)
  return [
    ...lines.map(({ item, decoration, quantity, prices }) =>
      [item, decoration, quantity, prices.join(', ')].join(' / '),
    ),
    ...extras.map(({ item, note, amounts }) => `+ ${[item, note, amounts.join(', ')].join(' / ')}`),
    ...left.map((row) => `? ${row}`),
  ].join('\n')
}
