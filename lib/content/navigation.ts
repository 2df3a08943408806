import { z } from 'zod'
import { defineContent } from './define-content.ts'
import { listOf, ownLink, ownPath, text, textWith } from './shapes.ts'

const menu = z.enum(['services', 'catalog'])

export const navigation = defineContent(
  'navigation.yaml',
  z.strictObject({
    skip: text,
    home: text,
    openMenu: text,
    closeMenu: text,
    mainLabel: text,
    socialLabel: text,
    showMenu: textWith('{label}'),
    // Without `href` the entry opens the catalogue, which lies outside the site (links.yaml).
    links: listOf(
      z.strictObject({ label: text, href: ownPath.optional(), menu: menu.optional() }),
      [8, 8],
      'links',
    ),
    services: listOf(ownLink.extend({ note: text }), [4, 4], 'services'),
    catalog: z.strictObject({ full: text, entries: listOf(ownLink, [13, 13], 'catalogue entries') }),
    buttons: z.strictObject({ quote: ownLink, info: ownLink }),
  }),
)
export type Navigation = ReturnType<typeof navigation>
