import { Fragment } from 'react'
import type { ReportWords } from '../../../lib/content/sources.ts'
import type { TeamTable } from '../../../lib/staff/sources/team-tables.ts'

type Props = { words: ReportWords['team']; tables: TeamTable[] }

/** What managers read of their team, one table below the other; those by person are folded. */
export function TeamTables({ words, tables }: Props) {
  return tables.map(({ title, heads: [first, ...heads], rows, folded }) => {
    const table =
      rows.length === 0 ? (
        <p className="report-none">{words.none}</p>
      ) : (
        <div className="report-scroll" tabIndex={0} role="region" aria-label={title}>
          <table className="report-table">
            <caption className="sr-only">{title}</caption>
            <thead>
              <tr>
                <th scope="col">{first}</th>
                {heads.map((head) => (
                  <th key={head} scope="col" className="number">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, ...cells], place) => (
                <tr key={place}>
                  <th scope="row">
                    <bdi>{name}</bdi>
                  </th>
                  {cells.map((cell, column) => (
                    <td key={column} className="number">
                      <bdi>{cell}</bdi>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )
    return folded ? (
      <details key={title} className="report-fold">
        <summary>
          {title} <small>{words.seenBy}</small>
        </summary>
        {table}
      </details>
    ) : (
      <Fragment key={title}>
        <h2 className="report-part">{title}</h2>
        {table}
      </Fragment>
    )
  })
}
