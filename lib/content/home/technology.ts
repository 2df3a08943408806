import { z } from 'zod'
import { counted, defineContent, listOf, picture, texts, titledText } from '../shapes.ts'
import { dates } from '../dated.ts'
import { leadTime } from '../lead-time.ts'
import { interest } from '../quote.ts'
import { fold, product } from './product.ts'

export const technology = defineContent(
  'home/technology.yaml',
  counted(
    z.strictObject({
      ...dates,
      ...texts('heading', 'lead', 'quote'),
      interest,
      leadTime,
      picture,
      products: listOf(product, [5, 14], 'products'),
      fold,
      benefits: listOf(titledText, [3, 6], 'benefits'),
    }),
    ({ products }) => products.length,
  ),
)
