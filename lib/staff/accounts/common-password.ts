import { readFileSync } from 'node:fs'

/** The 10,000 most common, one a line; from zxcvbn 4.4.2 (MIT, Dropbox), by way of published leaks. */
const list = 'lib/staff/accounts/common-passwords.txt'

/** The fewest characters a password may have, and the most bytes: what is longer is not hashed. */
export const lengths = { least: 12, most: 72 }

/**
 * What is wrong with a new password.
 * @param own what belongs to the account, and is no password: its address and name
 */
export function passwordFault(password: string, own: string[]): 'short' | 'long' | 'common' | null {
  if (password.length < lengths.least) return 'short'
  if (Buffer.byteLength(password) > lengths.most) return 'long'
  return isCommonPassword(password, own) ? 'common' : null
}

/**
 * Whether a password is among those that are tried first: one of the 10,000 most common, also in capitals, with digits
 * and signs around it, or several times over; or the account's own name.
 * @param own words that belong to the account: its address and name
 */
export function isCommonPassword(password: string, own: string[] = []): boolean {
  const common = new Set(readFileSync(list, 'utf8').split('\n').filter(Boolean))
  for (const word of own.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)))
    if (word.length > 3) common.add(word)
  const whole = password.toLowerCase()
  const word = whole.replace(/^[^a-z]+/, '').replace(/[^a-z]+$/, '')
  return [whole, word].some((text) => text === '' || common.has(onceOf(text)) || common.has(text))
}

/** `abcabc` is `abc` three times over: the shortest piece that the whole repeats. */
function onceOf(text: string): string {
  return text.slice(0, (text + text).indexOf(text, 1))
}
