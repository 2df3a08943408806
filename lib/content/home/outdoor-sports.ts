import { z } from 'zod'
import { counted, defineContent, listOf, text, texts, titledText } from '../shapes.ts'
import { dates } from '../dated.ts'
import { leadTime } from '../lead-time.ts'
import { interest } from '../quote.ts'
import { fold, product } from './product.ts'

export const outdoorSports = defineContent(
  'home/outdoor-sports.yaml',
  counted(
    z.strictObject({
      ...dates,
      ...texts('heading', 'lead'),
      quote: z.strictObject({ label: text, interest }),
      leadTime,
      products: listOf(product, [6, 20], 'products'),
      fold,
      benefits: listOf(titledText, [2, 4], 'benefits'),
    }),
    ({ products }) => products.length,
  ),
)
