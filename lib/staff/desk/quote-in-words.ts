import { fill } from '../../content/fill.ts'
import { requestWords } from '../../content/request.ts'
import { submissionsWords, deskWords } from '../../content/desk.ts'
import { amountOf } from '../../quotes/quote.ts'
import { writeMoney, writePrice } from '../../request/write-money.ts'
import { writeCalendarDay } from '../../request/write-time.ts'
import { shortDateTime } from '../dates.ts'
import type { SentQuote } from '../submission.ts'
import { totalOf } from './deal.ts'

/** A quote's number, total and state; and its lines as the visitor reads them, with acceptance, signer and order number. */
export function quoteInWords(one: SentQuote): { quote: string; lines: string[] } {
  const { number, state, quote, accepted } = one
  const { answer } = deskWords()
  const { timeZone } = submissionsWords()
  const { quote: quoteWords, taxes } = requestWords()
  const { currency, columns, lines, extras, tax, until, delivered, terms } = quote
  const named = (...names: string[]) => names.filter(Boolean).join(', ')
  /** Several amounts have a line each. */
  const listed = (name: string, amounts: string[]) =>
    [`${name}:`, ...amounts].join(amounts.length > 1 ? '\n' : ' ')
  const count = (index: number) => columns[index]?.toLocaleString('en-US') ?? quoteWords.ofLines
  const shown = [
    ...lines.map(({ item, decoration, quantity, prices }) => {
      const amounts = prices.map((price, index) => {
        const pieces = columns[index] ?? quantity ?? 0
        const each = { count: pieces.toLocaleString('en-US'), price: writePrice(price, currency) }
        return `${fill(quoteWords.at, each)} = ${writeMoney(amountOf(price, pieces, currency) ?? '', currency)}`
      })
      return listed(named(item, decoration), amounts)
    }),
    ...extras.map(({ item, note, amounts }) => {
      const isSame = new Set(amounts).size === 1
      const written = amounts.map((amount, index) =>
        [...(isSame ? [] : [count(index)]), writeMoney(amount, currency)].join(' = '),
      )
      return listed(named(item, note), isSame ? written.slice(0, 1) : written)
    }),
    taxes[tax as keyof typeof taxes] ?? tax,
    `${answer.until}: ${writeCalendarDay(until)}`,
    ...(delivered ? [`${answer.delivered}: ${writeCalendarDay(delivered)}`] : []),
    ...(terms ? [terms] : []),
    ...(accepted
      ? [
          named(
            `${quoteWords.stamp}: ${count(accepted.choice)}`,
            accepted.order && fill(quoteWords.order, { order: accepted.order }),
            `${quoteWords.sign.signed}: ${accepted.name}`,
            shortDateTime(accepted.at, timeZone),
          ),
          ...(accepted.by ? [fill(quoteWords.recorded, { person: accepted.by })] : []),
        ]
      : []),
  ]
  const total = writeMoney(totalOf(one), currency)
  return { quote: fill(answer.quoted, { number, total, state: answer.states[state] }), lines: shown }
}
