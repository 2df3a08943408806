import { plainAddress } from '../_shared/mailbox.ts'
import { reference } from '../_shared/reference.ts'
import { replyAddress, replyToken } from '../_shared/reply-address.ts'
import { automaticHeaders, type Message } from './compose-sales-mail.ts'
import { type Letter, asHtml, asText } from './letter.ts'
import type { Claim } from './outbox.ts'
import type { Mail } from './settings.ts'
import { wordsIn } from './words-in.ts'
import all from './words.json' with { type: 'json' }

const day = { weekday: 'long', month: 'long', day: 'numeric' } as const
const date = { month: 'long', day: 'numeric' } as const
const hour = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const

/**
 * A mail to the visitor: the link to the request's page and, in the first one, when we answer. Anybody can type anybody's
 * address, and mail programs turn almost anything into links, so it contains nothing typed but that address.
 * @returns null for an address that could be read as more than one
 */
export function composeVisitorMail(
  { kind, brings, link, step, day: until, submission, promised, language }: Claim,
  { from, to, site, inbound }: Mail,
): Message | null {
  const { email = '' } = submission.form_data
  if (!plainAddress.test(email)) return null
  const words = wordsIn(language)
  const write = (moment: string, format: Intl.DateTimeFormatOptions, timeZone = all.office.zone) =>
    new Intl.DateTimeFormat(words.locale, { timeZone, ...format }).format(Date.parse(moment))
  // Only sales are told of notes and approvals. A mail about a step that is no longer known says that there is news.
  const event = kind === 'reply' || kind === 'approved' || kind === 'step' ? 'answer' : kind
  const { subject, title, text } = step ? words.visitor.steps[step] : words.visitor[event]
  const moment = promised && `${write(promised, day)}, ${write(promised, hour)}`
  const letter: Letter = {
    words,
    title: title.replace('{day}', until ? write(until, day, 'UTC') : ''),
    reference: reference(submission.id),
    lines: [
      words.hello,
      words.about
        .replace('{reference}', reference(submission.id))
        .replace('{day}', write(submission.created_at, date)),
      brings ? `${text} ${words.brings[brings]}` : text,
      ...(kind === 'request' && moment ? [words.answerBy.replace('{when}', moment)] : []),
    ],
    page: site && link ? `${site}${words.path}#${link}` : undefined,
    button: step ? words.order : words.page,
    step,
    notes: [
      ...(site && link ? [words.shared] : []),
      inbound ? words.reply : words.call,
      // A visitor who got the first ones knows us by now.
      ...(kind === 'request' || kind === 'answer' ? [words.stranger] : []),
    ],
  }
  return {
    from,
    to: [email],
    subject: subject.replace('{reference}', letter.reference),
    text: asText(letter),
    html: asHtml(letter),
    headers: automaticHeaders,
    ...(to[0] && { reply_to: to[0] }),
    // The mail service reports a bounce with the tags of the mail.
    ...(inbound && {
      reply_to: replyAddress(inbound, submission.id),
      tags: [{ name: 'request', value: replyToken(inbound, submission.id) }],
    }),
  }
}
