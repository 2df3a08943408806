import type { Brand } from '../../lib/content/brand.ts'
import type { Block } from '../../lib/content/pages.ts'
import { Prose, Row, Words } from './prose.tsx'

type Props = { id: string; words: Block<'table'>; brand: Brand }

/** On phones each row is a list (opening.css); the roles keep it a table for screen readers. */
export function Table({ id, words: { heading, columns, rows, notes }, brand }: Props) {
  return (
    <Row id={id} heading={heading}>
      <table role="table" aria-labelledby={id} className="page-table">
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column} role="columnheader">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((cells, row) => (
            <tr key={row} role="row">
              {cells.map((text, index) => {
                const Cell = index === 0 ? 'th' : 'td'
                return (
                  <Cell key={index} role={index === 0 ? 'rowheader' : 'cell'}>
                    {index > 0 && <span aria-hidden="true">{columns[index]}</span>}
                    <div>
                      <Words text={text} brand={brand} />
                    </div>
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {notes && <Prose paragraphs={notes} brand={brand} className="mt-5 max-w-[66ch] text-2 text-slate" />}
    </Row>
  )
}
