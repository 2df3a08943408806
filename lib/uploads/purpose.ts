import { z } from 'zod'

const length = z.number().positive().max(100_000)

/** A file's purpose in the browser's words: an entry of `sizes` in content/artwork.yaml, or a custom size. */
export const purpose = z.object({
  name: z.string().max(100),
  width: length,
  height: length,
  unit: z.enum(['in', 'mm', 'ft']),
  on: z.enum(['paper', 'goods']),
  seen: z.enum(['near', 'far']),
  color: z.enum(['full', 'spot', 'none']).optional(),
  cloth: z.enum(['printed', 'stitched']).optional(),
  pages: z.number().int().positive().optional(),
})
