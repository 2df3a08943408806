import type { ReportWords } from '../../../lib/content/sources.ts'
import type { ReportRow } from '../../../lib/staff/sources/report.ts'
import type { Part } from '../../../lib/staff/sources/span.ts'
import { differenceWord, rowWord, shareWord } from '../../../lib/staff/sources/words.ts'
import { NumberCell } from './number-cell.tsx'

type Props = { words: ReportWords; rows: ReportRow[]; part: Exclude<Part, 'week' | 'answers' | 'quotes'> }

/** Entries are counted by campaign and page only: nobody enters by a button. */
export function PartTable({ words: { columns, tabs }, rows, part }: Props) {
  const shown = rows.filter((row) => row.part === part)
  const all = rows.find((row) => row.part === 'all')
  const total = all?.requests ?? null
  const entered = part === 'campaign' || part === 'page'
  const from = part === 'campaign'
  const line = (row: ReportRow) => (
    <>
      <th scope="row">
        <bdi>{rowWord(row)}</bdi>
      </th>
      {from && <td className="wide">{row.from}</td>}
      {entered && <NumberCell number={row.entries} />}
      <NumberCell number={row.requests} />
      <td className="wide share">{row.part !== 'all' && <Share number={row.requests} of={total} />}</td>
      <NumberCell number={row.won} />
      <td className="number wide">{differenceWord(row)}</td>
    </>
  )
  const heads: (false | [head: string, kind: string, sort?: 'descending'])[] = [
    from && [columns.from, 'wide'],
    entered && [columns.entries, 'number'],
    [columns.requests, 'number', 'descending'],
    [columns.share, 'wide share'],
    [columns.won, 'number'],
    [columns.against, 'number wide'],
  ]
  return (
    <table className="report-table">
      <caption className="sr-only">{tabs[part]}</caption>
      <thead>
        <tr>
          <th scope="col">{tabs[part]}</th>
          {heads
            .filter((one) => one !== false)
            .map(([head, kind, sort]) => (
              <th key={head} scope="col" className={kind} aria-sort={sort}>
                {head}
              </th>
            ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((row) => (
          <tr key={row.name}>{line(row)}</tr>
        ))}
      </tbody>
      {all && (
        <tfoot>
          <tr>{line(all)}</tr>
        </tfoot>
      )}
    </table>
  )
}

function Share({ number, of }: { number: number | null; of: number | null }) {
  const word = shareWord(number, of)
  if (!word || !number || !of) return null
  return (
    <>
      <svg width={`${(80 * number) / of}%`} height="10" aria-hidden="true">
        <rect width="100%" height="10" />
      </svg>
      {word}
    </>
  )
}
