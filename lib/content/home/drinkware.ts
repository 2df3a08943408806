import { z } from 'zod'
import { counted, defineContent, listOf, texts, titledText } from '../shapes.ts'
import { dates } from '../dated.ts'
import { leadTime } from '../lead-time.ts'
import { interest } from '../quote.ts'
import { product } from './product.ts'

export const drinkware = defineContent(
  'home/drinkware.yaml',
  counted(
    z.strictObject({
      ...dates,
      ...texts('heading', 'lead', 'quote', 'listLabel'),
      interest,
      leadTime,
      products: listOf(product, [5, 10], 'products'),
      benefits: listOf(titledText, [2, 6], 'benefits'),
    }),
    ({ products }) => products.length,
  ),
)
