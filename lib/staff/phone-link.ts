import { plainDigits } from '../leads/plain-digits.ts'

/** Fewest digits of a number with its area: after them and a mark comes an extension, or another number. */
const whole = 7
/** Digits that are a phone number without those before the words beside it: "after 5pm 305 555 0134". */
const alone = 9

const keypad = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz']

/** Calls the first phone number typed into a field; undefined if there is none. */
export function phoneLink(typed: string): string | undefined {
  // In "+44 (0)20" and "+61 (02)" the zero is for calls from within the country; Italy keeps it.
  const all = plainDigits(typed).replace(/^(\D*\+(?!39|378)\d{1,3}\s*)\(0(\d{0,4})\)/, '$1$2')
  const parts = all.split(/[\p{L}:]{1,99}/u)
  const first = parts.findIndex((part) => part.replace(/\D/g, '').length >= alone)
  const before = parts.slice(0, first).join('').replace(/\D/g, '')
  const text = (before.length < whole && parts[first]) || all
  let digits = ''
  for (const part of text.split(/[/;,|&#\n]|(?=\+)|[\p{L}:]{1,99}/u)) {
    if (digits.length >= whole) break
    digits += part.replace(/\D/g, '')
  }
  if (digits && digits.length < whole && /[a-z]{3}/i.test(text))
    digits = text.replace(/[a-z]/gi, key).replace(/\D/g, '')
  return digits ? `tel:${/^\D*\+/.test(text) ? '+' : ''}${digits}` : undefined
}

const key = (letter: string) =>
  String(keypad.findIndex((letters) => letters.includes(letter.toLowerCase())) + 2)
