import { emailPattern } from '../_shared/contract.ts'

const emailShape = new RegExp(emailPattern, 'u')

/**
 * Makes a text storable without changing what its writer sees: PostgreSQL refuses NUL and lone surrogates,
 * and a refused row is a lost customer.
 */
export function normalise(text: string): string {
  return text.toWellFormed().replaceAll('\0', '').trim()
}

/** True for what looks like an e-mail address. Whether somebody reads it, only sending can tell. */
export function isEmail(text: string): boolean {
  return emailShape.test(text)
}

/** True for a day of the calendar, written YYYY-MM-DD. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  // Date rolls 31 February over into March, so the day must come out as it went in.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
