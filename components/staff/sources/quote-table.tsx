import { fill } from '../../../lib/content/fill.ts'
import type { ReportWords } from '../../../lib/content/sources.ts'
import { writeMoney } from '../../../lib/request/write-money.ts'
import type { Report } from '../../../lib/staff/sources/report.ts'
import { dayWord } from '../../../lib/staff/sources/words.ts'

type Props = { words: ReportWords; quotes: NonNullable<Report['quotes']> }

/** What was quoted and accepted: all of it, by person, and by person in each week; a line for each currency. */
export function QuoteTable({ words: { tabs, all, quotes: said }, quotes }: Props) {
  if (quotes.length === 0) return <p className="report-empty">{said.none}</p>
  const worth = (count: number, value: string, currency: string) =>
    count > 0 && fill(said.worth, { count, total: writeMoney(value, currency) })
  return (
    <table className="report-table">
      <caption className="sr-only">{tabs.quotes}</caption>
      <thead>
        <tr>
          <th scope="col">{tabs.week}</th>
          <th scope="col">{said.person}</th>
          <th scope="col" className="number">
            {said.sent}
          </th>
          <th scope="col" className="number">
            {said.accepted}
          </th>
        </tr>
      </thead>
      <tbody>
        {quotes.map(({ week, person, currency, sent, sentValue, accepted, acceptedValue }) => (
          <tr key={[week, person, currency].join()}>
            <th scope="row">{week ? dayWord(week) : all}</th>
            <td>
              <bdi>{person ?? all}</bdi>
            </td>
            <td className="number">{worth(sent, sentValue, currency)}</td>
            <td className="number">{worth(accepted, acceptedValue, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
