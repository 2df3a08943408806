import { fields, type Key, keys, sourceParts } from '../_shared/contract.ts'
import { plainAddress } from '../_shared/mailbox.ts'
import { oneLine } from '../_shared/storable.ts'
import { reference } from '../_shared/reference.ts'
import type { Claim, Submission } from './outbox.ts'
import type { Mail } from './settings.ts'
import words from './words.json' with { type: 'json' }

/** A mail in the mail service's format. */
export type Message = {
  from: string
  to: string[]
  subject: string
  text: string
  reply_to?: string
  headers?: Record<string, string>
}

const openers: Record<string, string> = words.source.openers

/** Longest subject, in characters; mail programs show fewer. */
const longestSubject = 150

/** The mail to sales about a stored request: every field as plain text, and its source. Replies go to the prospect. */
export function compose(
  { id, created_at, form_data }: Submission,
  { from, to, site }: Mail,
  { source, goods, doubtful }: Pick<Claim, 'source' | 'goods' | 'doubtful'> = {},
): Message {
  const { firstName = '', lastName = '', company = '', email = '' } = form_data
  const name = reference(id)
  const who = [firstName, lastName, company && `(${company})`].filter(Boolean).join(' ')
  const shown = keys.filter((key) => form_data[key] || !fields[key].hideEmpty)
  const lines = shown.map((key) => writeField(key, form_data[key] ?? ''))
  const whence = sourceParts.flatMap((part) => {
    const value = source?.[part]
    if (!value) return []
    const product = part === 'product' && goods?.find(({ id }) => id === value)?.product
    const said = part === 'opener' && Object.hasOwn(openers, value) ? openers[value]! : product || value
    return [`${words.source.labels[part]}: ${oneLine(said)}`]
  })
  const head = [`Reference: ${name}`, `Received: ${created_at}`, ...openAt(name, site), ...whence]
  const doubt = doubtful ? [words.sales.doubtful.text, ''] : []
  const text = [...doubt, ...head, '', ...lines].join('\n')

  // A rarer address gets no Reply-To below, but the text has it.
  const subject = oneLine(
    `${doubtful ? `${words.sales.doubtful.subject} ` : ''}${name} Request from ${who}`.replaceAll(
      /\p{Cf}/gu,
      '',
    ),
  )
    .slice(0, longestSubject)
    .toWellFormed()
  return { from, to, subject, text, ...(plainAddress.test(email) && { reply_to: email }) }
}

const openAt = (name: string, site?: string) =>
  site ? [`Open: ${site}/form-submissions?ticket=${name}`] : []

/** Long text goes below its label, so that no line of it can pass for a field. */
function writeField(key: Key, value: string): string {
  const { label, kind } = fields[key]
  return kind === 'lines' ? `\n${label}:\n${printable(value)}` : `${label}: ${oneLine(value)}`
}

/** Removes control characters except line ends and tabs. */
const printable = (text: string): string => text.replaceAll(/[^\P{Cc}\n\t]/gu, '')

/** Keeps automatic responders from answering. */
const headers = { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' }

const read = (format: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: words.zone, ...format })
const day = read({ weekday: 'long', month: 'long', day: 'numeric' })
const hour = read({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' })

/**
 * A mail to the visitor, as plain text: the link to the request's page and, in the first one, when we answer. Anybody can
 * type anybody's address, and mail programs turn almost anything into links, so it contains nothing typed but that address.
 * @returns null for an address that could be read as more than one
 */
export function confirm({ kind, brings, link, step, submission, promised }: Claim, { from, to, site }: Mail) {
  const { email = '' } = submission.form_data
  if (!plainAddress.test(email)) return null
  // Of a note and an approval, only sales are told; without its step, a mail says that there is news.
  const event = kind === 'reply' || kind === 'approved' || kind === 'step' ? 'answer' : kind
  const { subject, text } = step ? words.visitor.steps[step] : words.visitor[event]
  const moment = promised && `${day.format(Date.parse(promised))}, ${hour.format(Date.parse(promised))}`
  const until = kind === 'request' && moment ? [words.answerBy.replace('{when}', moment)] : []
  const page =
    site && link ? [`${words.page.replace('{link}', `${site}/request#${link}`)}\n${words.shared}`] : []
  return {
    from,
    to: [email],
    subject: subject.replace('{reference}', reference(submission.id)),
    text: [brings ? `${text} ${words.brings[brings]}` : text, ...until, ...page].join('\n\n'),
    headers,
    ...(to[0] && { reply_to: to[0] }),
  }
}

/** The mail about a visitor's action on the page, without a note's words; to the ticket's owner, or else to sales. */
export function tell({ kind, about, owner, order, submission }: Claim, { from, to, site }: Mail): Message {
  const name = reference(submission.id)
  const { subject, text } = words.sales[kind === 'accepted' || kind === 'approved' ? kind : 'reply']
  const values: Record<string, string> = { reference: name, number: about, total: order?.total ?? '' }
  const say = (sentence: string) =>
    sentence.replaceAll(/\{(\w+)\}/g, (place, key: string) => values[key] ?? place)
  const purchase =
    kind === 'accepted' && order?.order
      ? [words.sales.accepted.order.replace('{order}', () => oneLine(order.order ?? ''))]
      : []
  return {
    from,
    to: owner && plainAddress.test(owner) ? [owner] : to,
    subject: say(subject),
    text: [say(text), ...purchase, ...openAt(name, site)].join('\n\n'),
    headers,
  }
}
