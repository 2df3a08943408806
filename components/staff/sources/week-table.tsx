import type { ReportWords } from '../../../lib/content/sources.ts'
import type { Week } from '../../../lib/staff/sources/report.ts'
import { dayWord } from '../../../lib/staff/sources/words.ts'
import { NumberCell } from './number-cell.tsx'

type Props = { words: ReportWords; weeks: Week[]; className?: string }

export function WeekTable({ words: { columns, tabs }, weeks, className }: Props) {
  return (
    <table className={className}>
      <caption className="sr-only">{tabs.week}</caption>
      <thead>
        <tr>
          <th scope="col">{tabs.week}</th>
          {[columns.entries, columns.before, columns.requests, columns.won].map((column) => (
            <th key={column} scope="col" className="number">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ week, entries, before, requests, won }) => (
          <tr key={week}>
            <th scope="row">
              <time dateTime={week}>{dayWord(week)}</time>
            </th>
            <NumberCell number={entries} />
            <NumberCell number={before} />
            <NumberCell number={requests} />
            <NumberCell number={won} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}
