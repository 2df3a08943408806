import { addresses } from '../content/addresses.ts'

/** The words of our own addresses; anything else in a path may be somebody's name, number or token. */
const ours = new Set(addresses().flatMap((address) => address.split(/[/#]/)))

/**
 * An unknown path in loggable form: its first six parts, 100 characters in all, with an ellipsis for each part that is no
 * word: with signs other than letters, digits and hyphens, as long as a token, or with a telephone number's digits.
 */
export function redactPath(path: string): string {
  const isWord = (part: string) =>
    ours.has(part) || (/^[a-z\d-]{0,40}$/i.test(part) && part.replace(/\D/g, '').length < 7)
  return path
    .slice(0, 500)
    .split('/', 7)
    .map((part) => (isWord(part) ? part : '…'))
    .join('/')
    .slice(0, 100)
}
