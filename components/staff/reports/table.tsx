import type { TableData } from '../../../lib/staff/reports/tables.ts'

type Props = {
  table: TableData
  /** The text in place of a hidden figure. */
  few: string
  className?: string
}

export function ReportTable({ table, few, className = 'report-table' }: Props) {
  const { title, heads, rows, foot, bars } = table
  const line = ([name, ...cells]: string[], place: number) => (
    <tr key={place}>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      {cells.map((cell, column) => (
        <td key={column} className={heads[column + 1]?.[1]} data-few={cell === few || undefined}>
          {cell && column + 1 === bars?.column && (
            <svg
              className="inline-block mr-3 fill-key"
              width={`${80 * (bars.parts[place] ?? 0)}%`}
              height="10"
              aria-hidden="true"
            >
              <rect width="100%" height="10" />
            </svg>
          )}
          <bdi>{cell}</bdi>
        </td>
      ))}
    </tr>
  )
  return (
    <table className={className}>
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          {heads.map(([name, kind, sort]) => (
            <th key={name} scope="col" className={kind} aria-sort={sort}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.map(line)}</tbody>
      {foot && <tfoot>{line(foot, -1)}</tfoot>}
    </table>
  )
}
