import { z } from 'zod'
import { addresses, renamedPath } from './addresses.ts'
import { notListed } from './faults/not-listed.ts'
import { ContentError, exactText, text } from './shapes.ts'
import { localPath } from '../language/local-path.ts'

/**
 * The exact name of an entry in another list of content.
 * @param what names the list in messages
 * @param entries reads the list; if it cannot be read, the list's own file reports it
 * @param renamed today's name of an entry that had another one
 */
export const oneOf = (
  what: string,
  entries: () => readonly string[],
  renamed?: (value: string) => string | undefined,
) =>
  exactText
    .superRefine((value, context) => {
      const list = readIfValid(entries)
      if (!list || list.includes(value)) return
      const now = renamed?.(value)
      context.addIssue(now ? `"${value}" is now ${now}; write ${now}` : notListed(value, list, what))
    })
    .describe(`One of ${what}, word for word.`)

/** The content of another file; undefined while that file is broken, which it reports itself. */
export function readIfValid<T>(entries: () => T): T | undefined {
  try {
    return entries()
  } catch (error) {
    if (error instanceof ContentError) return undefined
    throw error
  }
}

/** An existing page or section of this site: `/printing`, `/#contact`; read as its address in the spoken language. */
export const ownPath = oneOf('the pages and sections of the site', addresses, renamedPath).transform(
  localPath,
)

export const ownLink = z.strictObject({ label: text, href: ownPath })
