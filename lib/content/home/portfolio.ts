import { z } from 'zod'
import { counted, defineContent, listOf, picture, texts, textWith, sectionOf } from '../shapes.ts'
import { oneOf } from '../own-links.ts'
import { interest } from '../lead-forms.ts'
import { namePlace } from '../../language/place-names.ts'
import { locations } from './locations.ts'

/** The cities without their countries. */
const producingCities = () =>
  locations().regions.flatMap(({ cities }) => cities.map(({ city }) => city.split(', ')[0] ?? ''))

const frame = z.strictObject({
  ...texts('name', 'process', 'quantity'),
  size: z.enum(['single', 'wide', 'tall', 'large'], { error: 'must be single, wide, tall or large' }),
  city: oneOf('the cities of home/locations.yaml', producingCities).transform(namePlace),
  interest,
  picture,
})
export type Frame = z.infer<typeof frame>

const labels = z.strictObject({
  position: textWith('{number}', '{count}'),
  ...texts('process', 'quantity', 'city', 'previous', 'next', 'close', 'quote', 'newest', 'more'),
})
export type LightboxLabels = z.infer<typeof labels>

export const portfolio = defineContent(
  'home/portfolio.yaml',
  counted(
    sectionOf({
      heading: textWith('{count}'),
      labels,
      newest: z.number().int().min(1, 'must be the number of a frame; the first is 1'),
      frames: listOf(frame, [20, 60], 'frames'),
    }).superRefine(({ newest, frames }, context) => {
      if (newest <= frames.length) return
      const message = `is ${newest}, and there are ${frames.length} frames; write the number of one of them`
      context.addIssue({ code: 'custom', path: ['newest'], message })
    }),
    ({ frames }) => frames.length,
  ),
)
