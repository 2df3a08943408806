import type { z } from 'zod'
import { withCount } from './spell-out.ts'

/**
 * A part of content whose own texts say how many entries it has: `{count}` is filled in, in words as a printer sets it.
 * @param count of the part's own list
 */
export const counted = <T extends z.ZodType<object>>(part: T, count: (words: z.output<T>) => number) =>
  part.transform((words): z.output<T> => {
    const filled = Object.entries(words).map(([name, value]) =>
      typeof value === 'string' && value.includes('{count}')
        ? [name, withCount(value, count(words))]
        : [name, value],
    )
    return Object.fromEntries(filled)
  })
