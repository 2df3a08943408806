import { FormBoundary } from '../leads/form-boundary.tsx'
import { useState } from 'react'
import { fill } from '../../lib/content/fill.ts'
import { companyTime, daysBetween } from '../../lib/leads/deadline/day.ts'
import { amountOf } from '../../lib/quotes/quote.ts'
import { writeCount, nameOfCurrency, writeMoney, writePrice } from '../../lib/request/write-money.ts'
import { writeCalendarDay, writeLong } from '../../lib/request/write-time.ts'
import { type QuoteProps, taxOf } from './part-props.ts'
import { QuoteSign } from './quote-sign.tsx'
import { TextLink } from '../ui/text-link.tsx'

/** A quote as sent: prices for each quantity, promises, and the form to accept it. */
export function QuotePart(props: QuoteProps) {
  const { sent, request, words, onAsk, onShow } = props
  const { number, quote, relation, totals, state, accepted, by, at } = sent
  const own = words.quote
  const [choice, setChoice] = useState(accepted?.choice ?? (totals.length === 1 ? 0 : quote.asked))
  const before = request.quotes.findLast(
    (one) => one.number < number && (relation !== 'change' || one.accepted),
  )
  const replacesEarlier = relation === 'first' || (relation === 'change' && accepted)
  // An order is replaced by the accepted change, anything else by the latest quote.
  const next = request.quotes.findLast(
    (one) => !accepted || (one.relation === 'change' && one.accepted && one.number > number),
  )
  const letter = request.messages.find((one) => one.quote === number)?.body
  const ended = state === 'open' || state === 'accepted' ? undefined : own[state]
  return (
    <>
      <section className="request-part quote" aria-labelledby="quote" data-state={state}>
        <div className="flex flex-wrap items-end justify-between gap-x-5 gap-y-3 mb-5">
          <h2 className="text-7 leading-poster poster" id="quote" tabIndex={-1}>
            {fill(own.heading, { number })}
          </h2>
          <p className="text-2 text-slate md:text-end">
            <span>{fill(own.from, { person: by, day: writeLong(at) })}</span>
            {before && <br />}
            <span>
              {!replacesEarlier
                ? own[relation]
                : before && fill(own.inPlaceOf, { number: before.number, day: writeLong(before.at) })}
            </span>
          </p>
        </div>
        {letter && (
          <p className="max-w-[62ch] mb-6 whitespace-pre-line print:mb-3" dir="auto">
            {letter}
          </p>
        )}
        <Lines choice={choice} onChoose={setChoice} {...props} />
        <Promise {...props} />
        {quote.terms && (
          <p className="mt-4" dir="auto">
            {quote.terms}
          </p>
        )}
        {ended && (
          <div className="request-notice" data-screen-only="">
            <p>
              <b>
                {fill(ended.head, {
                  day: writeCalendarDay(quote.until, 'long'),
                  number: next?.number ?? 0,
                })}
              </b>{' '}
              {ended.text}
            </p>
            <TextLink onClick={() => (state === 'replaced' ? onShow(next?.number ?? 0) : onAsk())}>
              {fill(ended.ask, { number: next?.number ?? 0 })}
            </TextLink>
          </div>
        )}
        <p className="quote-paper print:break-before-avoid print:[margin-top:30pt] print:pt-1 print:ruled-t">
          {own.signature}
        </p>
      </section>
      {(state === 'open' || state === 'accepted') && (
        <FormBoundary>
          <QuoteSign {...props} choice={choice} />
        </FormBoundary>
      )}
    </>
  )
}

type LinesProps = QuoteProps & { choice: number | null; onChoose: (index: number) => void }

/** The prices of each line for each quantity, and their totals. */
function Lines(props: LinesProps) {
  const { sent, words, choice } = props
  const { number, quote, totals } = sent
  const own = words.quote
  const { currency } = quote
  const is = (index: number) => (index === choice ? '' : undefined)
  const rows = [
    ...quote.lines.map(({ item, decoration, prices, quantity }) => ({
      item,
      beside: decoration,
      amounts: prices.map((price, index) => {
        const count = quote.columns[index] ?? quantity ?? 0
        const each = { count: writeCount(count), price: writePrice(price, currency) }
        return [amountOf(price, count, currency), fill(own.at, each)] as const
      }),
    })),
    ...quote.extras.map(({ item, note: beside, amounts }) => ({
      item,
      beside,
      amounts: amounts.map((amount) => [amount, ''] as const),
    })),
  ]
  return (
    <table
      className="quote-lines w-full ruled-t ruled-b border-collapse leading-control max-sm:block"
      data-choices={totals.length}
    >
      <caption className="sr-only">
        {fill(own.caption, { number, currency: nameOfCurrency(currency) })}
      </caption>
      <thead className="max-sm:block">
        <tr className="max-sm:flex max-sm:justify-between">
          <th scope="col">{own.item}</th>
          {totals.map((total, index) => (
            <th key={index} scope="col" data-on={is(index)}>
              <Choice index={index} total={total} {...props} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map(({ item, beside, amounts }, place) => (
          <tr className="max-sm:flex max-sm:justify-between" key={place}>
            <th className="max-sm:flex-1" scope="row">
              <b dir="auto">{item}</b>
              <small className="text-2 leading-control block mt-[2px] text-slate" dir="auto">
                {beside}
              </small>
            </th>
            {amounts.map(([amount, each], index) => (
              <td key={index} data-on={is(index)}>
                <span>{each}</span>
                <b>{writeMoney(amount ?? '', currency)}</b>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot className="max-sm:block">
        <tr className="max-sm:flex max-sm:justify-between">
          <th className="max-sm:flex-1" scope="row">
            <b>{fill(own.total, { currency: nameOfCurrency(currency) })}</b>
            <small className="text-2 leading-control block mt-[2px] text-slate">{taxOf(props)}</small>
          </th>
          {totals.map((total, index) => (
            <td key={index} data-on={is(index)}>
              {writeMoney(total, currency)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}

type ChoiceProps = LinesProps & { index: number; total: string }

/** A quantity; a choice if there are several and the quote is open. */
function Choice({ index, total, choice, onChoose, sent, words }: ChoiceProps) {
  const { quote, totals, state } = sent
  const count = quote.columns[index]
  if (count === undefined) return words.quote.amount
  const figure = writeCount(count)
  const of = quote.lines.length > 1 ? words.quote.ofEach : words.quote.ofOne
  if (totals.length === 1 || state !== 'open')
    return (
      <span className="quote-choice grid justify-items-end min-h-[44px] cursor-pointer max-sm:justify-items-center">
        <b>{figure}</b> <span>{of}</span>
      </span>
    )
  return (
    <label className="quote-choice grid justify-items-end min-h-[44px] cursor-pointer max-sm:justify-items-center">
      <b>{figure}</b> <span>{of}</span>
      <input
        className="print:hidden w-[24px] h-[24px] mt-1 mx-0 mb-0 [accent-color:var(--color-key)]"
        type="radio"
        name="choice"
        checked={index === choice}
        aria-label={`${figure} ${of}, ${writeMoney(total, quote.currency)}`}
        onChange={() => onChoose(index)}
      />
    </label>
  )
}

function Promise({ sent: { quote, state }, words: { quote: own, office }, now }: QuoteProps) {
  const left = daysBetween(companyTime(now, office.zone).day, quote.until) + 1
  const isSoon = state === 'open' && left <= 2
  const until = writeCalendarDay(quote.until, 'long')
  const isOver = state === 'accepted'
  if (isOver && !quote.delivered) return null
  return (
    <ul
      role="list"
      className="quote-promise sm:has-[>:only-child]:w-[240px] sm:auto-cols-[1fr] sm:grid-flow-col grid mt-5 mb-4 ruled"
    >
      {quote.delivered && (
        <li>
          {own.delivered}
          <b>{writeCalendarDay(quote.delivered)}</b>
        </li>
      )}
      {!isOver && (
        <li data-soon={isSoon || undefined}>
          <span>
            {isSoon
              ? fill(left === 1 ? own.soon.one : own.soon.many, { count: left, day: until })
              : own.until}
          </span>
          <b>{writeCalendarDay(quote.until)}</b>
        </li>
      )}
    </ul>
  )
}
