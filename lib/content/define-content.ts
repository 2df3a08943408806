import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { checkContent } from './faults/check-content.ts'
import { contentFolder } from './folder.ts'
import { type Fault, inWords } from './faults/fault.ts'

/** A content file and its shape. Call it to get the words: `const words = hero()`. */
export type Content<T> = (() => T) & { file: string; schema: z.ZodType<T> }

/** Thrown when a content file is not as its schema wants it; the message lists every fault on a line of its own. */
export class ContentError extends Error {
  constructor(faults: Fault[]) {
    super(faults.map(inWords).join('\n'))
    this.name = 'ContentError'
  }
}

/**
 * Ties a file of `content/` to its schema. The file is read and checked on the first call and kept;
 * in development it is read anew when content has changed, so that an edited word shows on reload.
 * @param file path below `content/`, e.g. `home/hero.yaml`
 * @throws ContentError on the first call, when the file breaks its schema
 */
export function defineContent<T>(file: string, schema: z.ZodType<T>): Content<T> {
  let kept: T | undefined
  let keptOf = 0
  const read = () => {
    // In development the folder is a copy, made anew with each change.
    const made = process.env.NODE_ENV === 'development' ? statSync(contentFolder).mtimeMs : 0
    if (kept !== undefined && keptOf === made) return kept
    const result = checkContent(file, readFileSync(join(contentFolder, file)), schema)
    if ('faults' in result) throw new ContentError(result.faults)
    keptOf = made
    return (kept = result.data)
  }
  return Object.assign(read, { file, schema })
}
