import type { Fault } from '../faults/fault.ts'
import { eachText } from './each-text.ts'

/** Files and fields in other languages than English. */
const spoken = /^(?:replies\.|languages\/)/
const spokenFields = /^(?:alsoCalled|city|native|proof|galley)$/
const letters = 'abcdefghijklmnopqrstuvwxyz'.split('')
const words = /(?<![\p{L}\d{/@.#’'-])(\p{L}\p{Ll}{2,30})(?![\p{L}\d}@’'-])/gu

/** Small words that stick to one beside them, where a space was lost. */
const stuck = 'the|and|for|you|your|our|are|with|from|that'
const glued = new RegExp(`^(${stuck})(\\p{L}{3,})$|^(\\p{L}{3,})(${stuck})$`, 'u')
const whole = /^(?:for(?:get|give|mat|ever|ward|mal)|with(?:draw|hold|stand))|sel(?:f|ves)$/

/** How often a word that it may be has to stand elsewhere. */
const often = (word: string) => (word.length < 4 ? 20 : 2)

/** Words that a slip of the hand makes of a word: two letters that have changed places, one too many or too few. */
function* slipsOf(word: string) {
  for (let at = 0; at < word.length; at++) {
    const before = word.slice(0, at)
    const after = word.slice(at + 2)
    const [here = '', next = ''] = word.slice(at)
    if (here !== next) yield before + next + here + after
    yield before + here + word.slice(at)
    if (here === next) yield before + next + after
    // At the ends these are other forms of a word.
    if (word.length < 6 || at < 2 || at > word.length - 3) continue
    yield before + next + after
    for (const letter of letters) yield before + letter + word.slice(at)
  }
}

/** Words that stand nowhere else and look like a slip of one that is used often. A guess, so nobody is kept from writing them. */
export function mistypedWords(folder: string): Fault[] {
  const seen = new Map<string, { count: number; said: string } & Omit<Fault, 'advice'>>()
  for (const { value, file, line, field, fields } of eachText(folder)) {
    if (spoken.test(file) || fields.some((one) => spokenFields.test(one))) continue
    for (const [said = ''] of value.matchAll(words)) {
      const count = (seen.get(said.toLowerCase())?.count ?? 0) + 1
      seen.set(said.toLowerCase(), { count, said, file, line, field })
    }
  }
  return [...seen].flatMap(([word, { count, said, ...at }]) => {
    if (count > 1) return []
    const isKnown = (one: string, least: number) => (seen.get(one)?.count ?? 0) >= least
    const slip = [...slipsOf(word)].find((one) => one !== word && isKnown(one, often(word)))
    const parts = (!whole.test(word) && glued.exec(word)?.slice(1).filter(Boolean)) || []
    const apart = parts.every((one) => isKnown(one, 2)) ? parts.join(' ') : ''
    const meant = slip ?? apart
    return meant ? [{ ...at, advice: `says "${said}"; if ${meant} is meant, write that` }] : []
  })
}
