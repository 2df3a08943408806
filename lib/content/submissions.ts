import { z } from 'zod'
import { defineContent } from './define-content.ts'
import { text } from './shapes.ts'

const withCount = text.refine((value) => value.includes('{count}'), 'must contain {count}')

export const submissionsWords = defineContent(
  'submissions.yaml',
  z.strictObject({
    title: text,
    loading: text,
    count: z.strictObject({ one: text, many: withCount }),
    limited: withCount,
    empty: z.strictObject({ title: text, help: text }),
    failed: text,
    localPreview: text,
    needsScript: text,
    labels: z.strictObject({
      email: text,
      phone: text,
      company: text,
      event: text,
      quantity: text,
      details: text,
    }),
    notGiven: text,
    timeZone: z
      .string()
      .refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), 'is not a known time zone'),
  }),
)
export type SubmissionsWords = ReturnType<typeof submissionsWords>
