import { z } from 'zod'
import { counted, defineContent, figure, listOf, text } from '../shapes.ts'
import { dates } from '../dated.ts'

const correction = z.strictObject({
  label: text,
  problem: text,
  answer: text,
  text,
  figure,
  figureLabel: text,
})

export const challenges = defineContent(
  'home/challenges.yaml',
  counted(
    z.strictObject({
      ...dates,
      heading: text,
      lead: text,
      spoken: z.strictObject({ problem: text, answer: text }),
      corrections: listOf(correction, [3, 6], 'corrections'),
    }),
    ({ corrections }) => corrections.length,
  ),
)
