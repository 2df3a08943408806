import { z } from 'zod'
import { createHash } from 'node:crypto'
import { languageLinks } from '../language/language-links.ts'
import { pageNamed } from '../seo/pages.ts'
import { structuredData } from '../seo/structured-data.ts'
import { brand } from './brand.ts'
import { addresses } from './addresses.ts'
import { logo } from './logo.ts'
import { quoteRequestWords } from './lead-forms.ts'
import { framedWidget, widgets } from './widgets.ts'
import { withShared } from './with-shared.ts'
import {
  defineContent,
  listOf,
  plainPicture,
  short,
  text,
  texts,
  textWith,
  externalUrl,
  textWithPlaceholders,
} from './shapes.ts'
import { ownLink, readIfValid } from './own-links.ts'
import { weekdays } from '../leads/deadline/rules.ts'
import { dates } from './dated.ts'
import { daysNamed } from './faults/day-faults.ts'
import { office } from './office.ts'
import { anyAddress, anyLink } from './any-link.ts'
import { localPath } from '../language/local-path.ts'
import { fill, spelled, withCount } from './fill.ts'
import { products } from './home/goods.ts'
import { services } from './home/story.ts'
import { isCalendarDay } from '../leads/calendar-day.ts'

/**
 * The words of a page's header and footer.
 * @param path of the page in English, to which its other languages belong
 */
export const frameWords = (path = '/') => ({
  brand: brand(),
  banner: banner(),
  logo: logo(),
  catalog: links().catalog,
  navigation: navigation(),
  footer: footer(),
  withdraw: widgets().withdraw,
  own: { home: localPath('/#home'), requests: localPath('/request') },
  languages: languageLinks(path),
})
export type FrameWords = ReturnType<typeof frameWords>

/** A marketing page's words besides its own; `name` as in lib/seo/pages.ts. */
export const pageWords = (name: string) => ({
  frame: frameWords(pageNamed(name).path),
  quote: withShared(quoteRequestWords()),
  graph: structuredData(
    name,
    footer().lists.flatMap((list) => list.links),
  ),
  chat: chatWords(),
})
export type PageWords = ReturnType<typeof pageWords>

export const chatWords = () => ({
  label: widgets().chat.launch,
  widget: framedWidget('chat'),
  contact: localPath('/#contact'),
})

export type ChatWords = ReturnType<typeof chatWords>

/** An entry that leads to the categories is named after one, or says that only the catalog has its goods. */
const catalogEntry = ownLink
  .extend({
    catalogOnly: z.literal(true, 'must be true, or be left out').optional(),
    picture: plainPicture.optional(),
  })
  .transform((entry) => ({
    ...entry,
    picture: products().categories.find(({ name }) => name === entry.label)?.picture ?? entry.picture,
  }))

const menu = z.enum(['services', 'catalog'])

/** Most characters of all entries together, in the narrowest header. */
const maxEntryCharacters = 62

const menuLinks = listOf(
  // Without `href` the entry opens the catalog on another site (links.yaml).
  z
    .strictObject({ label: text, href: anyAddress.optional(), menu: menu.optional() })
    .refine(({ href, menu }) => href || menu, {
      error: 'leads nowhere; write the address as href, like href: /#about',
      path: ['href'],
    }),
  [4, 8],
  'links',
).superRefine((entries, context) => {
  if (!entries.some(({ href }) => href === localPath('/#contact')))
    context.addIssue('must have a link to /#contact, whose form is how requests come; add it')
  const letters = entries.reduce((sum, { label }) => sum + label.length, 0)
  if (letters <= maxEntryCharacters) return
  context.addIssue(
    `have ${letters} letters together, and the header holds ${maxEntryCharacters}; shorten or remove one`,
  )
})

const numbers = Array.from({ length: 98 }, (_, one) => spelled(one + 2)).join('|')
const counted = new RegExp(`(?:\\d|\\b(?:${numbers})) (?:\\w+ )?(?:items|categories)\\b`, 'i')

/** Fills in how many printed items or categories there are. */
const note = textWithPlaceholders('{items}', '{categories}')
  .refine((words) => !counted.test(words), {
    error: 'counts by hand; write {items} or {categories}, which the site counts',
  })
  .transform((words) => {
    if (words.includes('{items}')) return fill(words, { items: services().products.onDemand.items.length })
    return words.includes('{categories}')
      ? withCount(fill(words, { categories: '{count}' }), products().categories.length)
      : words
  })

export const navigation = defineContent(
  'navigation.yaml',
  z.strictObject({
    ...texts('skip', 'home', 'openMenu', 'requests', 'closeMenu', 'mainLabel', 'socialLabel'),
    showMenu: textWith('{label}'),
    links: menuLinks,
    services: listOf(anyLink.extend({ note, picture: plainPicture.optional() }), [2, 8], 'services'),
    catalog: z.strictObject({ full: text, entries: listOf(catalogEntry, [4, 20], 'catalog entries') }),
    buttons: z.strictObject({
      quote: ownLink.extend({ label: short(13) }),
      info: ownLink.extend({ label: short(17) }),
    }),
  }),
)
export type Navigation = ReturnType<typeof navigation>

/** With a `need` it opens the quote form, which starts with it; `apart` draws a rule above it. */
const footerLink = anyLink.extend({ need: text.optional(), apart: z.literal(true).optional() })

export const footer = defineContent(
  'footer.yaml',
  z
    .strictObject({
      lists: listOf(
        z.strictObject({ title: text, links: listOf(footerLink, [1, 10], 'links') }),
        [2, 3],
        'lists',
      ),
      claim: text,
      /** In the last line, after the claim. */
      small: listOf(anyLink, [0, 4], 'small links'),
    })
    .refine(
      ({ lists, small }) =>
        !addresses().includes('/privacy') ||
        [...lists.flatMap(({ links }) => links), ...small].some(({ href }) => href.endsWith('/privacy')),
      {
        path: ['small'],
        error:
          'has no link to the privacy page, which every page must lead to; add - { label: Privacy, href: /privacy }',
      },
    ),
)

const entry = z
  .strictObject({ text: short(140), link: anyLink.optional(), ...dates })
  .superRefine(({ text: notice, from, until }, context) => {
    const hours = /\b(?:office|we)\b.* (?:is|are|be|stays?) closed\b/i.test(notice)
      ? readIfValid(office)
      : undefined
    const [day] = hours ? daysNamed(notice, from, until) : []
    // An impossible day and a wrong weekday have messages of their own.
    if (!day || !hours || !isCalendarDay(day.date) || hours.closed.includes(day.date)) return
    const weekday = weekdays[new Date(day.date).getUTCDay()]!
    const isOther = day.weekday && !weekday.startsWith(day.weekday.slice(0, 3))
    if (isOther || !hours.days.includes(weekday)) return
    const message = `says that we are closed on ${day.words}, and office.yaml has no ${day.date} below closed; write it there, so that deadlines and answers know it`
    context.addIssue({ code: 'custom', path: ['text'], message })
  })

export const banners = defineContent(
  'banner.yaml',
  z.strictObject({ close: text, banners: listOf(entry, [0, 2], 'banners at a time') }),
)

/** Today's lines on top of all pages, if any; `id` changes with their words. */
export function banner() {
  const { close, banners: notices } = banners()
  if (notices.length === 0) return
  const id = createHash('md5').update(JSON.stringify(notices)).digest('hex').slice(0, 8)
  return { notices, close, id }
}

export const links = defineContent(
  'links.yaml',
  z.strictObject({ catalog: externalUrl, premiumCatalog: externalUrl, booking: externalUrl }),
)
