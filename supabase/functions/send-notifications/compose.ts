import type { Submission } from './outbox.ts'
import { reference } from './reference.ts'
import type { Mail } from './settings.ts'

/** A mail as the mail service takes it. */
export type Message = { from: string; to: string[]; subject: string; text: string; reply_to?: string }

const labels = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  phone: 'Phone',
  company: 'Company',
  eventType: 'Event type',
  eventDate: 'Event date',
  quantity: 'Quantity',
}

/** Most characters of a subject; mail programs show fewer. */
const longestSubject = 150

/** An address that no mail program can read as more than one; rarer ones are in the text all the same. */
const plainAddress = /^[\w.!#$%&'*+/=?^`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/

/** The mail to sales about a stored request: every field as plain text, an answer goes to the prospect. */
export function compose({ id, created_at, form_data }: Submission, { from, to }: Mail): Message {
  const { firstName = '', lastName = '', company = '', email = '', details = '' } = form_data
  const name = reference(id)
  const who = [firstName, lastName, company && `(${company})`].filter(Boolean).join(' ')
  const fields = Object.entries(labels).map(([key, label]) => `${label}: ${oneLine(form_data[key] ?? '')}`)
  const text = [
    `Reference: ${name}`,
    `Received: ${created_at}`,
    '',
    ...fields,
    '',
    'Details:',
    details.replaceAll(/[^\P{Cc}\n\t]/gu, ''),
  ].join('\n')

  const subject = oneLine(`${name} Request from ${who}`).slice(0, longestSubject).toWellFormed()
  return { from, to, subject, text, ...(plainAddress.test(email) && { reply_to: email }) }
}

/** Without line ends, control and invisible formatting characters: nothing typed can begin a header or a field. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}
