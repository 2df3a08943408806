import { z } from 'zod'
import { counted, defineContent, listOf, ownLink, short, text, texts, titledText } from '../shapes.ts'
import { dates } from '../dated.ts'

const category = z.strictObject({
  name: short(22),
  text,
  items: z.array(text).min(1, 'must list some items'),
})

export const services = defineContent(
  'home/services.yaml',
  z.strictObject({
    ...dates,
    ...texts('heading', 'lead'),
    features: listOf(titledText, [3, 5], 'features'),
    poster: z.strictObject({ title: short(13), line: short(28) }),
    products: z.strictObject({
      heading: text,
      apparel: category,
      promotional: category,
      onDemand: counted(
        category.extend({ items: listOf(text, [8, 40], 'printed items') }),
        ({ items }) => items.length,
      ),
      more: z.array(ownLink),
    }),
  }),
)
export type ServicesContent = ReturnType<typeof services>
