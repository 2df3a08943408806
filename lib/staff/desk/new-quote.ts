import { deadline } from '../../content/deadline.ts'
import { requestWords } from '../../content/request.ts'
import { deskWords } from '../../content/desk.ts'
import { addDays } from '../../leads/deadline/day.ts'
import { findCity } from '../../leads/deadline/find-city.ts'
import { countOf } from '../../leads/product-line.ts'
import { byKey, productName } from '../../leads/products.ts'
import { draftAfter, newDraft, type QuoteDraft } from '../../quotes/draft.ts'
import { quoteOfOrder } from '../../quotes/order-lines.ts'
import { promisedDay } from '../../request/order-steps.ts'
import type { WholeTicket } from '../submission.ts'

/** In days. */
const usual = 14

/**
 * The start of a new quote: a change of what is ordered, or the last one; else the request, in the currency and with the tax of
 * its destination.
 */
export function newQuote(
  { facts, event_date: event, quotes, order }: WholeTicket,
  today: string,
): QuoteDraft {
  const { currencies, taxed } = deskWords()
  // The proof is the gate: an acceptance on its day is late. After the event, the gate no longer applies.
  const gate = event && event < today ? null : (facts?.proof ?? event)
  const latest = [addDays(today, usual), ...(gate ? [addDays(gate, -1)] : [])].toSorted()[0] ?? today
  const until = latest < today ? today : latest
  const country = facts?.city ? findCity(facts.city, deadline())?.country : facts?.country
  const ofCountry = (choices: Record<string, string[]>) =>
    Object.keys(choices).find((one) => country && choices[one]?.includes(country))
  const [home = ''] = Object.keys(requestWords().taxes)
  const tax = (country && (ofCountry(taxed) ?? Object.keys(taxed).find((one) => !taxed[one]?.length))) ?? home
  const products = byKey()
  const goods =
    facts?.goods?.map((one) => ({
      product: productName(one, products),
      // A quote's quantity is a number.
      quantity: String(countOf(one.quantity) ?? ''),
    })) ?? []
  const currency = ofCountry(currencies) ?? Object.keys(currencies)[0] ?? ''
  const last = quotes.at(-1)
  const relation = last && last.relation !== 'first' && { relation: last.relation }
  const promised = { delivered: promisedDay({ quotes, order }) ?? null }
  const before =
    last?.state === 'accepted'
      ? { ...quoteOfOrder(quotes), ...promised }
      : last && { ...last.quote, ...relation }
  return draftAfter(before, until, today) ?? newDraft(goods, tax || home, until, currency)
}
