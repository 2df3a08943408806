import { spelled } from '../fill.ts'

const upTo = (from: number, to: number, step = 1) =>
  Array.from({ length: (to - from) / step + 1 }, (_, one) => spelled(from + one * step)).join('|')
const small = `(?:(?:${upTo(20, 90, 10)})(?:[ -](?:${upTo(1, 9)}))?|(?:${upTo(10, 19)}|${upTo(1, 9)})(?![a-z]))`
const large: Record<string, number> = { dozen: 12, hundred: 100, thousand: 1000 }
const many = Object.keys(large).join('|')

/** A number in digits or words, as 1,200, seventy-five, a dozen, hundreds of, a hundred and twenty. */
export const numeral = `(?:(?:${many})s of|\\d[\\d,]{0,9}|(?:half a |an? |${small}[ -])(?:${many})(?:(?: and)? ${small})?|${small})`

/** The number that a numeral means. */
export function numberOf(words: string): number {
  if (/^\d/.test(words)) return Number(words.replaceAll(',', ''))
  const [, several = ''] = new RegExp(`^(${many})s of$`).exec(words.toLowerCase()) ?? []
  if (several) return 2 * large[several]!
  const [, before = '', size = '', rest] =
    new RegExp(`^(half a|.*?)[ -]?(?:(${many})(?:(?: and)? (.*))?)?$`).exec(words.toLowerCase()) ?? []
  const factor = before === 'half a' ? 0.5 : smallNumber(before.replace(/^an?$/, 'one'))
  return size ? factor * large[size]! + (rest ? smallNumber(rest) : 0) : factor
}

function smallNumber(words: string): number {
  const at = Array.from({ length: 100 }, (_, one) => spelled(one)).indexOf(words.replace(' ', '-'))
  return at < 0 ? NaN : at
}
