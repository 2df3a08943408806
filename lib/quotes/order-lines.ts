import type { OrderLine } from '../request/page-data.ts'
import type { Quote } from './quote.ts'

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
