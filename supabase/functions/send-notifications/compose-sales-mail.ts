import { fields, type Key, keys, sourceParts } from '../_shared/contract.ts'
import { plainAddress } from '../_shared/mailbox.ts'
import { oneLine } from '../_shared/storable.ts'
import { reference } from '../_shared/reference.ts'
import { asHtml } from './letter.ts'
import type { Claim, Submission } from './outbox.ts'
import type { Mail } from './settings.ts'
import words from './words.json' with { type: 'json' }

/** Keeps automatic responders from answering. */
export const automaticHeaders = { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' }

/** A mail in the mail service's format. */
export type Message = {
  from: string
  to: string[]
  subject: string
  text: string
  html?: string
  reply_to?: string
  headers?: Record<string, string>
  tags?: { name: string; value: string }[]
}

const openers: Record<string, string> = words.source.openers

/** Longest subject, in characters; mail programs show fewer. */
const longestSubject = 150

/** The mail to sales about a stored request: every field as plain text, and its source. Replies go to the prospect. */
export function composeLeadMail(
  { id, created_at, form_data }: Submission,
  { from, to, site }: Mail,
  { source, goods, doubtful }: Pick<Claim, 'source' | 'goods' | 'doubtful'> = {},
): Message {
  const { firstName = '', lastName = '', company = '', email = '', eventType, quantity } = form_data
  const name = reference(id)
  const who = [firstName, lastName, company && `(${company})`].filter(Boolean).join(' ')
  const shownKeys = keys.filter((key) => form_data[key] || !fields[key].hideEmpty)
  const lines = shownKeys.map((key) => writeField(key, form_data[key] ?? ''))
  const whence = sourceParts.flatMap((part) => {
    const value = source?.[part]
    if (!value) return []
    const product = part === 'product' && goods?.find(({ id }) => id === value)?.product
    const shownValue = part === 'opener' && Object.hasOwn(openers, value) ? openers[value]! : product || value
    return [`${words.source.labels[part]}: ${oneLine(shownValue)}`]
  })
  const title = `Request from ${who}`
  const asked = [eventType, quantity].filter(Boolean).join(', ')
  const summary = oneLine(asked ? `${title}: ${asked}` : title)
  const opening = [...(doubtful ? [words.sales.doubtful.text] : []), words.hello, summary]
  const head = [`Reference: ${name}`, `Received: ${inOffice(created_at)}`]
  const text = [...opening, [...head, ...openAt(name, site), ...whence].join('\n'), lines.join('\n')]
  const html = asHtml({
    ...letterAt(name, site),
    title: oneLine(who),
    lines: [...opening, lines.join('\n'), [...head, ...whence].join('\n')],
  })

  // A rarer address gets no Reply-To below, but the text has it.
  const subject = oneLine(
    `${doubtful ? `${words.sales.doubtful.subject} ` : ''}${name} ${title}`.replaceAll(/\p{Cf}/gu, ''),
  )
    .slice(0, longestSubject)
    .toWellFormed()
  return {
    from,
    to,
    subject,
    text: text.join('\n\n'),
    html,
    ...(plainAddress.test(email) && { reply_to: email }),
  }
}

const ticketAt = (name: string, site?: string) => site && `${site}/form-submissions?ticket=${name}`

const openAt = (name: string, site?: string) => (site ? [`Open: ${ticketAt(name, site)}`] : [])

/** What each letter to sales has: the ticket's reference and address. */
const letterAt = (reference: string, site?: string) => ({
  words,
  reference,
  page: ticketAt(reference, site),
  button: 'Open the ticket',
  notes: [],
})

/** A moment where the company is. */
const inOffice = (moment: string) =>
  new Intl.DateTimeFormat(words.locale, {
    timeZone: words.office.zone,
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(Date.parse(moment))

/** Long text goes below its label, so that no line of it can pass for a field. */
function writeField(key: Key, value: string): string {
  const { label, kind } = fields[key]
  return kind === 'lines' ? `\n${label}:\n${printable(value)}` : `${label}: ${oneLine(value)}`
}

/** Removes control characters except line ends and tabs. */
const printable = (text: string): string => text.replaceAll(/[^\P{Cc}\n\t]/gu, '')

/** The mail about a visitor's action on the page, without a note's words; to the ticket's owner, or else to sales. */
export function composeEventMail(
  { kind, about, owner, order, submission }: Claim,
  { from, to, site }: Mail,
): Message {
  const name = reference(submission.id)
  const { subject, title, text } = words.sales[kind === 'accepted' || kind === 'approved' ? kind : 'reply']
  const values: Record<string, string> = { reference: name, number: about, total: order ? money(order) : '' }
  const say = (sentence: string) =>
    sentence.replaceAll(/\{(\w+)\}/g, (place, key: string) => values[key] ?? place)
  const purchase =
    kind === 'accepted' && order?.order
      ? [words.sales.accepted.order.replace('{order}', () => oneLine(order.order ?? ''))]
      : []
  const lines = [words.hello, say(text), ...purchase]
  return {
    from,
    to: owner && plainAddress.test(owner) ? [owner] : to,
    subject: say(subject),
    text: [...lines, ...openAt(name, site)].join('\n\n'),
    html: asHtml({ ...letterAt(name, site), title: say(title), lines }),
    headers: automaticHeaders,
  }
}

/** "$1,200.00": as text, since a number would round long amounts, with the digits that were stored. */
const money = ({ value, currency }: NonNullable<Claim['order']>) =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: value.split('.')[1]?.length ?? 0,
  }).format(value as `${number}`)
