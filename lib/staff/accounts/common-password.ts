import { readFileSync } from 'node:fs'

/** The 10,000 most common, one per line; from zxcvbn 4.4.2 (MIT, Dropbox), originally from published leaks. */
const list = 'lib/staff/accounts/common-passwords.txt'

/** Fewest characters, and most bytes: the hash ignores any more. */
export const lengths = { least: 12, most: 72 }

/** The fault of a new password, which must not be the account's `own` address or name. */
export function passwordFault(password: string, own: string[]): 'short' | 'long' | 'common' | null {
  if (password.length < lengths.least) return 'short'
  if (Buffer.byteLength(password) > lengths.most) return 'long'
  return isCommonPassword(password, own) ? 'common' : null
}

/**
 * Whether a password is among the first guesses: one of the 10,000 most common, even in capitals, repeated, or with
 * digits and signs around it; or of the account's `own` address and name.
 */
export function isCommonPassword(password: string, own: string[] = []): boolean {
  const common = new Set(readFileSync(list, 'utf8').split('\n').filter(Boolean))
  for (const word of own.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)))
    if (word.length > 3) common.add(word)
  const whole = password.toLowerCase()
  const word = whole.replace(/^[^a-z]+/, '').replace(/[^a-z]+$/, '')
  return [whole, word].some((text) => text === '' || common.has(onceOf(text)) || common.has(text))
}

/** The shortest piece that a text repeats: `abc` for `abcabc`. */
function onceOf(text: string): string {
  return text.slice(0, (text + text).indexOf(text, 1))
}
