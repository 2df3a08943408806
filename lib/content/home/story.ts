import { z } from 'zod'
import { dates } from '../dated.ts'
import { interest } from '../lead-forms.ts'
import {
  counted,
  defineContent,
  each,
  figure,
  listOf,
  countedSection,
  picture,
  plainPicture,
  section,
  short,
  text,
  texts,
  titledText,
  countedText,
} from '../shapes.ts'
import { ownLink, ownPath } from '../own-links.ts'
import { knownLanguages, spokenLanguage } from '../../language/spoken.ts'
import { testimonials } from '../page.ts'

/** The sun is drawn behind it. */
const cutOut = picture.refine(({ file }) => file.startsWith('hero/'), {
  path: ['file'],
  error:
    'is no cut-out; put one with a clear ground into the folder hero, like hero/goods (README.md, Pictures)',
})

export const hero = defineContent(
  'home/hero.yaml',
  z.strictObject({
    headline: listOf(text, [1, 4], 'lines'),
    lead: text,
    bullets: listOf(text, [2, 3], 'bullets, one for each ink'),
    pictures: z.strictObject(each(cutOut, 'shirt', 'goods')),
    actions: z.strictObject({ quote: text, stores: ownLink, premiumCatalog: text }),
    stats: listOf(z.strictObject({ figure, label: text }), [2, 4], 'stats'),
  }),
)
export type HeroWords = ReturnType<typeof hero>

const correction = z.strictObject({ ...texts('label', 'problem', 'answer', 'text', 'figureLabel'), figure })

export const challenges = countedSection(
  'challenges',
  {
    spoken: z.strictObject(texts('problem', 'answer')),
    corrections: listOf(correction, [3, 6], 'corrections'),
  },
  'corrections',
)

const category = z.strictObject({
  name: short(22),
  text,
  items: z.array(text).min(1, 'must list some items'),
})

export const services = section('services', {
  features: listOf(titledText, [3, 5], 'features'),
  poster: z.strictObject({ title: short(13), line: short(28) }),
  products: z.strictObject({
    heading: text,
    ...each(category, 'apparel', 'promotional'),
    onDemand: counted(
      category.extend({ text: countedText, items: listOf(text, [8, 40], 'printed items') }),
      ({ items }) => items.length,
    ),
    more: z.array(ownLink),
  }),
})
export type ServicesContent = ReturnType<typeof services>

const step = z.strictObject({ ...texts('name', 'text'), short: short(60) })

export const beforeOrder = section('before-order', {
  check: step.extend({ href: ownPath, verdict: short(18) }),
  decoration: step.extend({ href: ownPath, pictures: listOf(plainPicture, [5, 5], 'pictures') }),
  sample: step.extend({ interest }),
})

export const storefronts = section('storefronts', {
  ...texts('booking', 'sign'),
  window: picture,
  benefits: listOf(titledText, [3, 4], 'benefits'),
  steps: listOf(titledText.extend({ when: text }), [2, 4], 'steps'),
})

export const about = section('about', {
  features: listOf(z.strictObject({ figure, text }), [3, 8], 'features'),
  storefront: ownLink,
  quote: z.strictObject({
    ...texts('label', 'subject'),
    lines: listOf(text, [1, 10], 'lines of the letter'),
  }),
})

export const reviews = defineContent(
  'home/reviews.yaml',
  z.strictObject({
    ...dates,
    ...texts('heading', 'audienceHeading'),
    testimonials,
    audiences: listOf(text, [2, 12], 'audiences'),
  }),
)

export const translationSection = section('translation', {
  languagesLabel: text,
  services: listOf(titledText, [1, 3], 'services'),
  moreLanguages: short(24),
  link: ownLink,
})

/** In another language, adds who answers in it. */
const withAnswers = (note: string) =>
  [note, knownLanguages.get(spokenLanguage())?.answers].filter(Boolean).join('. ')

export const contact = defineContent(
  'home/contact.yaml',
  z.strictObject({
    ...texts('heading', 'eventsHeading', 'quickQuote', 'call'),
    lead: text,
    cards: z.strictObject({
      phone: z.strictObject({ label: text, note: text.transform(withAnswers) }),
      email: z.strictObject({ label: text, note: text }),
      office: z.strictObject(texts('label', 'map')),
      call: z.strictObject({ label: text }),
    }),
    events: listOf(text, [2, 12], 'event types'),
  }),
)
