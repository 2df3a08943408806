import { fill } from '../../content/fill.ts'
import { requestWords } from '../../content/request.ts'
import type { WorkplaceWords } from '../../content/workplace.ts'
import { amountOf } from '../../quotes/quote.ts'
import { writeMoney, writePrice } from '../../request/write-money.ts'
import { writeCalendarDay } from '../../request/write-time.ts'
import { plainAddress } from '../../../supabase/functions/_shared/mailbox.ts'
import { shortDateTime } from '../dates.ts'
import type { WholeTicket } from '../submission.ts'
import { totalOf } from './deal.ts'
import { newQuote } from './new-quote.ts'

type SentQuote = WholeTicket['quotes'][number]

/** What visitor and staff wrote to each other, with each quote as it was sent, and what a writer begins with. */
export function showConversation(whole: WholeTicket, words: WorkplaceWords, zone: string, today: string) {
  const { answer } = words
  const quoteOf = (number: number | null) => {
    const one = whole.quotes.find((quote) => quote.number === number)
    if (!one) return { quote: '', open: null, lines: [] }
    const said = { total: writeMoney(totalOf(one), one.quote.currency), state: answer.states[one.state] }
    return {
      quote: fill(answer.quoted, { number: one.number, ...said }),
      open: one.state === 'open' ? one.number : null,
      lines: quoteLines(one, words, zone),
    }
  }
  return {
    conversation: whole.messages.map(
      ({ id, by, mine, at, body, state, out_at: out, seen_at: seen, quote }) => ({
        id,
        who:
          by === null ? fill(answer.visitor, { person: whole.form_data.firstName }) : mine ? answer.you : by,
        /** Whether the visitor wrote it. */
        theirs: by === null,
        time: shortDateTime(at, zone),
        body,
        going: state === 'going',
        /** Until when the reader can take it back, in milliseconds since 1970; 0 for never. */
        outAt: mine && out ? Date.parse(out) : 0,
        seen: seen ? fill(answer.seen, { time: shortDateTime(seen, zone) }) : '',
        ...quoteOf(quote),
      }),
    ),
    /** What the reader has begun to write, and who else is writing. */
    draft: whole.draft ?? null,
    events: events(whole, words, zone),
    isOrdered: whole.deal === 'ordered' || whole.deal === 'more',
    writing: whole.writing,
    here: [
      ...whole.writing.map((person) => fill(answer.writing, { person })),
      ...whole.reading.map((person) => fill(answer.reading, { person })),
    ],
    mailed: whole.mailed,
    /** Whether mails can reach the visitor, and none has failed. */
    mailable: plainAddress.test(whole.form_data.email) && whole.unmailed.length === 0,
    /** Whether the visitor's last message waits for an answer. */
    replied: Boolean(whole.replied_due),
    /** The next quote's number, and what it begins with. */
    number: whole.quotes.length + 1,
    newQuote: newQuote(whole, today),
  }
}

/** What a writer may have missed, in words. */
function events(
  { events: all, messages, form_data: form }: WholeTicket,
  words: WorkplaceWords,
  zone: string,
) {
  const { came, you } = words.answer
  return all.map(({ id, kind, number, by, mine, at }) => {
    const time = shortDateTime(at, zone)
    const person = by === null ? form.firstName : mine ? you : by
    const values = { number: number ?? 0, time, person }
    const body = messages.find((message) => message.id === id)?.body ?? ''
    return {
      id,
      text: kind === 'message' ? `${fill(came.message, values)} ${body}` : fill(came[kind], values),
    }
  })
}

/** A quote as the visitor reads it, and what was accepted of it, by whom and for which order number of theirs. */
function quoteLines({ quote, accepted }: SentQuote, { answer }: WorkplaceWords, zone: string): string[] {
  const { quote: said, taxes } = requestWords()
  const { currency, columns, lines, extras, tax, until, delivered, terms } = quote
  const named = (...names: string[]) => names.filter(Boolean).join(', ')
  const count = (index: number) => columns[index]?.toLocaleString('en-US') ?? said.ofLines
  return [
    ...lines.map(({ item, decoration, quantity, prices }) => {
      const amounts = prices.map((price, index) => {
        const pieces = columns[index] ?? quantity ?? 0
        const each = { count: pieces.toLocaleString('en-US'), price: writePrice(price, currency) }
        return `${fill(said.at, each)} = ${writeMoney(amountOf(price, pieces, currency) ?? '', currency)}`
      })
      return `${named(item, decoration)}: ${amounts.join('; ')}`
    }),
    ...extras.map(
      ({ item, note, amounts }) =>
        `${named(item, note)}: ${amounts.map((amount) => writeMoney(amount, currency)).join('; ')}`,
    ),
    taxes[tax as keyof typeof taxes] ?? tax,
    `${answer.until}: ${writeCalendarDay(until)}`,
    ...(delivered ? [`${answer.delivered}: ${writeCalendarDay(delivered)}`] : []),
    ...(terms ? [terms] : []),
    ...(accepted
      ? [
          named(
            `${said.stamp}: ${count(accepted.choice)}`,
            accepted.order && fill(said.order, { order: accepted.order }),
            `${said.sign.signed}: ${accepted.name}`,
            shortDateTime(accepted.at, zone),
          ),
          ...(accepted.by ? [fill(said.recorded, { person: accepted.by })] : []),
        ]
      : []),
  ]
}
