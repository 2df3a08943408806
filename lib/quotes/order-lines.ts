import type { OrderLine } from '../request/page-data.ts'
import type { Quote, Relation } from './quote.ts'

type Sent = {
  number: number
  state: string
  accepted: { choice: number } | null
  quote: Pick<Quote, 'columns' | 'lines'>
}

/** The lines of all accepted quotes, with what was ordered, as "500 × Enamel pins". */
export const orderLines = (quotes: Sent[]): (OrderLine & { text: string })[] =>
  quotes
    .filter(({ state }) => state === 'accepted')
    .flatMap(({ number, accepted, quote: { columns, lines } }) =>
      lines.map(({ item, quantity }, line) => {
        const count = columns[accepted?.choice ?? 0] ?? quantity
        return { quote: number, line, text: `${count?.toLocaleString('en-US')} × ${item}` }
      }),
    )

export const isLine = (one: OrderLine) => (other: OrderLine) =>
  other.quote === one.quote && other.line === one.line

type Ordered<Terms> = { state: string; accepted: { choice: number } | null; quote: Terms }

/** A quote of all that is ordered, as the beginning of a change to it; undefined if nothing is. */
export function quoteOfOrder<Terms extends Pick<Quote, 'columns' | 'lines' | 'extras'>>(
  quotes: Ordered<Terms>[],
): (Terms & { relation: Relation }) | undefined {
  const ordered = quotes.filter(({ state }) => state === 'accepted')
  const last = ordered.at(-1)?.quote
  const each = ordered.map(({ accepted, quote }) => ({ choice: accepted?.choice ?? 0, quote }))
  return (
    last && {
      ...last,
      relation: 'change',
      columns: [],
      asked: null,
      lines: each.flatMap(({ choice, quote: { columns, lines } }) =>
        lines.map((line) => ({
          ...line,
          quantity: columns[choice] ?? line.quantity,
          prices: [line.prices[choice] ?? ''],
        })),
      ),
      extras: each.flatMap(({ choice, quote: { extras } }) =>
        extras.map((extra) => ({ ...extra, amounts: [extra.amounts[choice] ?? ''] })),
      ),
    }
  )
}
