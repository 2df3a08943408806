import { fields, keys } from '../_shared/contract.ts'
import { plainAddress } from '../_shared/mailbox.ts'
import { type Message, writeField } from './compose.ts'
import type { Submission } from './outbox.ts'
import { reference } from './reference.ts'
import type { Mail } from './settings.ts'
import words from './words.json' with { type: 'json' }

/** Programs that answer mails by themselves leave it alone. */
const headers = { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' }

/**
 * The mail to the visitor: the reference and what was sent, as plain text. Anybody can type anybody's address, so nothing
 * that was typed is in a header but that address, and no link of theirs is one to whoever gets the mail.
 * @returns null for an address that could be read as more than one
 */
export function confirm({ id, form_data }: Submission, { from, to }: Mail): Message | null {
  const { email = '' } = form_data
  if (!plainAddress.test(email)) return null
  const name = reference(id)
  const typed = keys
    .filter((key) => form_data[key])
    .map((key) => writeField(key, fields[key].kind === 'email' ? email : withoutLinks(form_data[key] ?? '')))
  const text = [words.opening.replace('{reference}', name), '', ...typed, '', words.closing].join('\n')
  return {
    from,
    to: [email],
    subject: words.subject.replace('{reference}', name),
    text,
    headers,
    ...(to[0] && { reply_to: to[0] }),
  }
}

/** Mail programs make links of what looks like one: a space behind its dots keeps a company's name readable. */
const withoutLinks = (text: string) =>
  text
    .replaceAll(/([a-z][\w+.-]{0,20}:\/\/|www\.|mailto:)\S*/giu, words.link)
    .replaceAll('@', ' @ ')
    .replaceAll(/\.(?=[\p{L}\p{N}-]{2})/gu, '. ')
