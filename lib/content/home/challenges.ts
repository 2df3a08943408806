import { z } from 'zod'
import { counted, defineContent, figure, listOf, text, texts } from '../shapes.ts'
import { dates } from '../dated.ts'

const correction = z.strictObject({
  ...texts('label', 'problem', 'answer', 'text', 'figureLabel'),
  figure,
})

export const challenges = defineContent(
  'home/challenges.yaml',
  counted(
    z.strictObject({
      ...dates,
      ...texts('heading', 'lead'),
      spoken: z.strictObject({ problem: text, answer: text }),
      corrections: listOf(correction, [3, 6], 'corrections'),
    }),
    ({ corrections }) => corrections.length,
  ),
)
