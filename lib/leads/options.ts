import type { Options } from '../content/shapes.ts'

/** What is stored of a choice: the id of its words; undefined for what is not offered. */
export const idOf = (options: Options, chosen: string) =>
  Object.keys(options).find((id) => options[id] === chosen)

/** A stored id in the words of today; an id that is gone is read as `otherwise`. */
export const wordsOf = (options: Options, id = '', otherwise = id) =>
  Object.hasOwn(options, id) ? options[id]! : otherwise
