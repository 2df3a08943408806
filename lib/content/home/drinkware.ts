import { z } from 'zod'
import { counted, defineContent, listOf, text, titledText } from '../shapes.ts'
import { dates } from '../dated.ts'
import { leadTime } from '../lead-time.ts'
import { interest } from '../quote.ts'
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
