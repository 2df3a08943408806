import type { ReportWords } from '../../../lib/content/sources.ts'
import { writeMoney } from '../../../lib/request/write-money.ts'
import type { Report } from '../../../lib/staff/sources/report.ts'
import { dayWord } from '../../../lib/staff/sources/words.ts'

type Props = { words: ReportWords; quotes: NonNullable<Report['quotes']> }

/** What was quoted and accepted: all of it, by person, and by person in each week; a line for each currency. */
export function QuoteTable({ words: { tabs, all, quotes: said }, quotes }: Props) {
  if (quotes.length === 0) return <p className="report-empty">{said.none}</p>
  return (
    <table className="report-table">
      <caption className="sr-only">{tabs.quotes}</caption>
      <thead>
        <tr>
          <th scope="col">{tabs.week}</th>
          <th scope="col">{said.person}</th>
          {(['sent', 'sentValue', 'accepted', 'acceptedValue'] as const).map((column) => (
            <th key={column} scope="col" className="number">
              {said[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {quotes.map(({ week, person, currency, sent, sentValue, accepted, acceptedValue }) => (
          <tr key={[week, person, currency].join()}>
            <th scope="row">{week ? dayWord(week) : all}</th>
            <td>
              <bdi>{person ?? all}</bdi>
            </td>
            <td className="number">{sent}</td>
            <td className="number">{writeMoney(sentValue, currency)}</td>
            <td className="number">{accepted}</td>
            <td className="number">{writeMoney(acceptedValue, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
