import { z } from 'zod'

const length = z.number().positive().max(100_000)

/** What a file is for, as a visitor's browser says it: an entry of `sizes` in content/artwork.yaml, or a size of their own. */
export const purpose = z.object({
  name: z.string().max(100),
  width: length,
  height: length,
  unit: z.enum(['in', 'mm', 'ft']),
  on: z.enum(['paper', 'goods']),
  seen: z.enum(['near', 'far']),
})
