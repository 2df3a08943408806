import { z } from 'zod'
import { weights } from '../../artwork/verdict/findings.ts'
import { purpose } from '../../uploads/purpose.ts'

const ids = Object.keys(weights) as (keyof typeof weights)[]
const values = z.record(z.string(), z.union([z.string(), z.number()]))
const finding = z.object({ id: z.enum(ids), values: values.optional() })

/** A visitor's file, as the database function artwork_of returns it. */
const file = z.object({
  id: z.string(),
  /** As typed: show it with shownName. */
  name: z.string(),
  kind: z.string(),
  bytes: z.number().nullable(),
  state: z.enum(['begun', 'arrived']),
  /** The server's verdict; null until it has checked the file. */
  verdict: z.enum(['ready', 'note', 'help']).nullable(),
  /** The purpose that the visitor chose. */
  purpose: purpose.nullable().catch(null),
  /** The reasons; those that only a newer site knows are left out. */
  findings: z
    .array(z.unknown())
    .catch([])
    .transform((all) => all.flatMap((one) => finding.safeParse(one).data ?? [])),
  at: z.string(),
})

/** The files of a request, and how many the visitor announced. */
export const storedArtwork = z.object({ announced: z.number(), files: z.array(file) })
export type StoredArtwork = z.infer<typeof storedArtwork>
