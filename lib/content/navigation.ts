import { z } from 'zod'
import { defineContent, listOf, ownLink, ownPath, short, text, texts, textWith } from './shapes.ts'
import { fill, withCount } from './fill.ts'
import { products } from './home/goods.ts'
import { services } from './home/story.ts'

/** One that leads to the categories has the name of one of them, or says that only the catalog has its goods. */
const catalogEntry = ownLink.extend({
  catalogOnly: z.literal(true, 'must be true, or be left out').optional(),
})

const menu = z.enum(['services', 'catalog'])

/** Most characters of all entries together: they fill the header at its narrowest. */
const room = 62

const links = listOf(
  // Without `href` the entry opens the catalog on another site (links.yaml).
  z.strictObject({ label: text, href: ownPath.optional(), menu: menu.optional() }),
  [4, 8],
  'links',
).superRefine((entries, context) => {
  const letters = entries.reduce((sum, { label }) => sum + label.length, 0)
  if (letters <= room) return
  const message = `have ${letters} letters together, and the header holds ${room}; shorten or remove one`
  context.addIssue({ code: 'custom', message })
})

/** Fills in how many printed items or categories there are. */
const note = text.transform((words) => {
  if (words.includes('{items}')) return fill(words, { items: services().products.onDemand.items.length })
  return words.includes('{categories}')
    ? withCount(fill(words, { categories: '{count}' }), products().categories.length)
    : words
})

export const navigation = defineContent(
  'navigation.yaml',
  z.strictObject({
    ...texts('skip', 'home', 'openMenu', 'closeMenu', 'mainLabel', 'socialLabel'),
    showMenu: textWith('{label}'),
    links,
    services: listOf(ownLink.extend({ note }), [2, 8], 'services'),
    catalog: z.strictObject({ full: text, entries: listOf(catalogEntry, [4, 20], 'catalog entries') }),
    buttons: z.strictObject({
      quote: ownLink.extend({ label: short(13) }),
      info: ownLink.extend({ label: short(17) }),
    }),
  }),
)
export type Navigation = ReturnType<typeof navigation>
