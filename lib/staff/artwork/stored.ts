import { z } from 'zod'
import { weights } from '../../artwork/verdict/findings.ts'
import { purpose } from '../../uploads/purpose.ts'

const ids = Object.keys(weights) as (keyof typeof weights)[]
const values = z.record(z.string(), z.union([z.string(), z.number()]))
const finding = z.object({ id: z.enum(ids), values: values.optional() })

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
  /** What the visitor chose that it is for. */
  purpose: purpose.nullable().catch(null),
  /** Why; what only a newer site can say is left out. */
  findings: z
    .array(z.unknown())
    .catch([])
    .transform((all) => all.flatMap((one) => finding.safeParse(one).data ?? [])),
  at: z.string(),
})
export type StoredFile = z.infer<typeof file>

/** The files of a request, and how many the visitor has announced. */
export const storedArtwork = z.object({ announced: z.number(), files: z.array(file) })
export type StoredArtwork = z.infer<typeof storedArtwork>
