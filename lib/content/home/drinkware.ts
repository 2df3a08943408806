import { z } from 'zod'
import { counted } from '../counted.ts'
import { dates } from '../dated.ts'
import { defineContent } from '../define-content.ts'
import { leadTime } from '../lead-time.ts'
import { interest } from '../quote.ts'
import { listOf, text, titledText } from '../shapes.ts'
import { product } from './product.ts'

export const drinkware = defineContent(
  'home/drinkware.yaml',
  counted(
    z.strictObject({
      ...dates,
      heading: text,
      lead: text,
      quote: text,
      interest,
      listLabel: text,
      leadTime,
      products: listOf(product, [5, 10], 'products'),
      benefits: listOf(titledText, [2, 6], 'benefits'),
    }),
    ({ products }) => products.length,
  ),
)
