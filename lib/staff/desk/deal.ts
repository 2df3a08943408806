import { fill } from '../../content/fill.ts'
import type { DeskWords } from '../../content/desk.ts'
import { writeMoney } from '../../request/write-money.ts'
import type { SentQuote, WholeTicket } from '../submission.ts'

/** A quote's total: of the accepted quantity, else the requested one, else the first. */
export const totalOf = ({ totals, accepted, quote }: SentQuote) =>
  totals[accepted?.choice ?? quote.asked ?? 0] ?? ''

const moneyOf = (one: SentQuote) => writeMoney(totalOf(one), one.quote.currency)

/** A deal's value in words; what a change of status would end; and what may have been accepted by phone or mail. */
export function dealOf({ quotes, value, currency, deal, status }: WholeTicket, words: DeskWords) {
  const { facts, answer, ends, byPhone } = words
  const isOrdered = deal === 'ordered' || deal === 'more'
  const ordered = quotes.filter(({ state }) => state === 'accepted')
  const open = quotes.find(({ state }) => state === 'open')
  const offered = open ?? (isOrdered ? undefined : quotes.at(-1))
  const numbers = ordered.map(({ number }) => number).join(' + ')
  const latest = quotes.at(-1)
  return {
    worth: [
      ...(isOrdered && value && currency
        ? [
            {
              big: writeMoney(value, currency),
              small: numbers ? fill(facts.order, { number: numbers }) : facts.won,
            },
          ]
        : []),
      ...(offered
        ? [
            {
              big: moneyOf(offered),
              small: fill(facts.quote, { number: offered.number, state: answer.states[offered.state] }),
            },
          ]
        : []),
    ],
    /** The quote or order that Lost, or leaving Won, would end; '' for none. */
    ending: {
      withdrawn: open ? fill(ends.quote, { number: open.number, total: moneyOf(open) }) : '',
      cancelled: numbers
        ? fill(ends.order, { number: numbers, total: writeMoney(value ?? '', currency ?? '') })
        : '',
    },
    acceptable:
      latest && ['open', 'expired'].includes(latest.state)
        ? {
            number: latest.number,
            asked: latest.quote.asked ?? 0,
            choices: latest.totals.map((total, index) => ({
              total,
              label: fill(byPhone.choice, {
                what: latest.quote.columns?.[index]?.toLocaleString('en-US') ?? byPhone.all,
                total: writeMoney(total, latest.quote.currency),
              }),
            })),
          }
        : null,
    /** Won without a quote, and its value is unknown. */
    unpriced: status === 'won' && quotes.length === 0 && !value,
  }
}
