import type { Options } from '../content/shapes.ts'

/** The id to store for a choice, by its words; undefined for one that is not offered. */
export const idOf = (options: Options, chosen: string) =>
  Object.keys(options).find((id) => options[id] === chosen)

/** A stored id in today's words, or `otherwise` if the id is gone. */
export const wordsOf = (options: Options, id = '', otherwise = id) =>
  Object.hasOwn(options, id) ? options[id]! : otherwise
