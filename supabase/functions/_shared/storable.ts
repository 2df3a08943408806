// How typed text is stored: one rule for the browser, the site and the function.
import { extractEmail } from './email-address.ts'

/** Invisible characters: direction marks, zero-width spaces. Not the joiners of emoji and many scripts, nor tags of flags. */
const unseen = /[^\P{Cf}\u200c\u200d\u{e0020}-\u{e007f}]/gu

/** On one line, in the order of typing. */
export const oneLine = (text: string) =>
  text
    .replace(unseen, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()

/** Without visible changes: PostgreSQL refuses NUL and lone surrogates, which would lose a customer. */
const plain = (text: string) => text.toWellFormed().replaceAll('\0', '').trim()

/** In narrow letters and digits, without joiners: a Japanese keyboard types wide ones. */
const narrow = (text: string) => oneLine(plain(text).normalize('NFKC'))

const number = (typed: string) => narrow(typed).replace(/^(tel|callto|sms):/i, '')

const ways: Record<string, (typed: string) => string> = {
  email: (typed) => extractEmail(narrow(typed)),
  phone: number,
  date: narrow,
}

/** @param kind of the field, as in contract.json */
export const storable = (typed: string, kind = '') => (ways[kind] ?? plain)(typed)
