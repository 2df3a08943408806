import { z } from 'zod'
import { defineContent } from '../define-content.ts'
import { interest } from '../quote.ts'
import { listOf, oneOf, picture, text, textWith } from '../shapes.ts'
import { locations } from './locations.ts'

/** How many frames of each size the contact sheet holds: sixty modules, which ten, six and four columns divide. */
const sizes = { single: 28, wide: 6, tall: 2, large: 4 }
type Size = keyof typeof sizes

/** The cities without their countries. */
const producingCities = () =>
  Object.values(locations().regions).flatMap(({ cities }) =>
    cities.map(({ city }) => city.split(', ')[0] ?? ''),
  )

const frame = z.strictObject({
  name: text,
  size: z.enum(Object.keys(sizes) as Size[], { error: 'must be single, wide, tall or large' }),
  process: text,
  quantity: text,
  city: oneOf('the cities of home/locations.yaml', producingCities),
  interest,
  picture,
})
export type Frame = z.infer<typeof frame>

const frames = listOf(frame, [40, 40], 'frames').superRefine((all, context) => {
  for (const [size, count] of Object.entries(sizes)) {
    const found = all.filter((entry) => entry.size === size).length
    if (found !== count) {
      context.addIssue({ code: 'custom', message: `must have ${count} ${size} frames, and has ${found}` })
    }
  }
})

const labels = z.strictObject({
  position: textWith('{number}', '{count}'),
  process: text,
  quantity: text,
  city: text,
  previous: text,
  next: text,
  close: text,
  quote: text,
  newest: text,
  more: text,
})
export type LightboxLabels = z.infer<typeof labels>

export const portfolio = defineContent(
  'home/portfolio.yaml',
  z.strictObject({
    heading: textWith('{count}'),
    lead: text,
    labels,
    newest: z.number().int().min(1).max(40),
    frames,
  }),
)
