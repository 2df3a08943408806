import { z } from 'zod'
import { dates } from '../dated.ts'
import { interest } from '../quote.ts'
import { defineContent, listOf, ownPath, plainPicture, short, texts } from '../shapes.ts'

const step = z.strictObject({ ...texts('name', 'text'), short: short(60) })

export const beforeOrder = defineContent(
  'home/before-order.yaml',
  z.strictObject({
    ...dates,
    ...texts('heading', 'lead'),
    check: step.extend({ href: ownPath, verdict: short(18) }),
    decoration: step.extend({ href: ownPath, pictures: listOf(plainPicture, [5, 5], 'pictures') }),
    sample: step.extend({ interest }),
  }),
)
