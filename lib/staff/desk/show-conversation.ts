import { fill } from '../../content/fill.ts'
import type { DeskWords } from '../../content/desk.ts'
import { requestWords } from '../../content/request.ts'
import { orderLines } from '../../quotes/order-lines.ts'
import { writePlace } from '../../request/write-place.ts'
import { plainAddress } from '../../../supabase/functions/_shared/mailbox.ts'
import { shortDateTime } from '../dates.ts'
import type { WholeTicket } from '../submission.ts'
import { newQuote } from './new-quote.ts'
import { proofDay } from './proof-day.ts'
import { quoteInWords } from './quote-in-words.ts'

/** The messages of visitor and staff, with each quote as sent, and the start of a new answer. */
export function showConversation(whole: WholeTicket, words: DeskWords, zone: string, today: string) {
  const { answer } = words
  const { place } = requestWords().proof
  const visitor = fill(answer.visitor, { person: whole.form_data.firstName })
  const sayVisitor = (email: string | null) => (email ? fill(answer.stranger, { email }) : visitor)
  const sayColleague = (by: string, mine: boolean) => (mine ? answer.you : by)
  const proofs = whole.messages.flatMap(({ files }) => files)
  const quoteOf = (number: number | null) => {
    const one = whole.quotes.find((quote) => quote.number === number)
    if (!one) return { quote: '', open: null, lines: [] }
    return { ...quoteInWords(one), open: one.state === 'open' ? one.number : null }
  }
  return {
    older: whole.older > 0 ? fill(answer.older, { count: whole.older }) : '',
    conversation: whole.messages.map(
      ({ id, by, sender, mine, at, body, state, out_at: out, seen_at: seenAt, quote, files, pins }) => ({
        id,
        who: by === null ? sayVisitor(sender) : sayColleague(by, mine),
        /** Whether the visitor wrote it. */
        theirs: by === null,
        time: shortDateTime(at, zone),
        body,
        going: state === 'going',
        /** Until when the reader can undo it, in milliseconds since 1970; 0 for never. */
        outAt: mine && out ? Date.parse(out) : 0,
        seen: seenAt ? fill(answer.seen, { time: shortDateTime(seenAt, zone) }) : '',
        ...quoteOf(quote),
        files,
        /** The changes that a visitor asked for on a proof. */
        asked: pins ? fill(answer.changes, { number: pins.version }) : '',
        changes: (pins?.pins ?? []).map((pin) => ({ ...pin, place: writePlace(pin, place) })),
        /** The proof that they are about; undefined if it is among the older messages. */
        changed: pins && proofs.find(({ version }) => version === pins.version),
      }),
    ),
    /** The reader's own draft, and others who are writing. */
    draft: whole.draft ?? null,
    events: describeEvents(whole, words, zone),
    /** The order's lines that a proof can be for, and its last day for approval; '' if unknown. */
    orderLines: orderLines(whole.quotes),
    proofDay: proofDay(whole, today),
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
    /** The next quote's number, and its start. */
    number: whole.quotes.length + 1,
    newQuote: newQuote(whole, today),
  }
}

/** Events that an author may have missed, in words. */
function describeEvents(
  { events: all, messages, form_data: form }: WholeTicket,
  words: DeskWords,
  zone: string,
) {
  const { came, you } = words.answer
  return all.map(({ id, kind, number, by, mine, at }) => {
    const time = shortDateTime(at, zone)
    const visitor = by ?? form.firstName
    const person = mine ? you : visitor
    const values = { number: number ?? 0, time, person }
    const message = messages.find((one) => one.id === id)
    const body = [message?.body, ...(message?.pins?.pins.map(({ text }) => text) ?? [])]
      .filter(Boolean)
      .join(' ')
    return {
      id,
      text: kind === 'message' ? `${fill(came.message, values)} ${body}` : fill(came[kind], values),
    }
  })
}
