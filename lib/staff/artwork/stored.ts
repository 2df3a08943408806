import { z } from 'zod'

/** A visitor's file, as the database's artwork_of answers it. */
const file = z.object({
  id: z.string(),
  /** As it was typed: to be shown with shownName. */
  name: z.string(),
  kind: z.string(),
  bytes: z.number().nullable(),
  state: z.enum(['begun', 'arrived']),
  /** What the server found; null when it has not looked yet. */
  verdict: z.enum(['ready', 'note', 'help']).nullable(),
  at: z.string(),
})
export type StoredFile = z.infer<typeof file>

/** The files of a request, and how many the visitor has announced. */
export const storedArtwork = z.object({ announced: z.number(), files: z.array(file) })
export type StoredArtwork = z.infer<typeof storedArtwork>
