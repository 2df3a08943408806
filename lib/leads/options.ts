import type { Options } from '../content/shapes.ts'
import { fields } from './contract.ts'

/** A stored id in today's words, or `otherwise` if the id is gone. */
export const optionWords = (options: Options, id = '', otherwise = id) =>
  Object.hasOwn(options, id) ? options[id]! : otherwise

/** The name under which a form posts the words of a choice as its visitor saw them. */
export const shownWordsField = (field: string) => `${field}Words`

/** "corporate-event" for people, if there are no words for it. */
export const idAsWords = (id: string) => (id[0]?.toUpperCase() ?? '') + id.slice(1).replaceAll('-', ' ')

const shapeOfId = /^(?=.{1,60}$)[a-z0-9]+(-[a-z0-9]+)*$/
const longestWords = fields.eventType.maxLength

/**
 * Reads a posted choice: its id. An option that is no longer offered keeps the words that the visitor saw, also
 * in place of its id, for which there are no words any more.
 * @param shownWords those words
 * @returns both '' if nothing was chosen, undefined for a value that is no choice
 */
export function readChoice(options: Options, posted: string, shownWords = '') {
  if (posted === '' || Object.hasOwn(options, posted))
    return { id: posted, words: optionWords(options, posted) }
  // Pages of older builds posted the words.
  const id = Object.keys(options).find((one) => options[one] === posted)
  if (id) return { id, words: posted }
  if (!shapeOfId.test(posted)) return
  const words = (shownWords.trim() || idAsWords(posted)).slice(0, longestWords)
  return { id: words, words }
}
