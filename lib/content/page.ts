import { z } from 'zod'
import { promising } from './office.ts'
import { interest } from './quote.ts'
import { pageTitle, searchDescription } from './site.ts'
import { ownLink, text } from './shapes.ts'

export const pageMeta = z.strictObject({
  title: pageTitle,
  description: searchDescription,
  shared: text.optional(),
})

/** A button that opens the quote form with one of its interests chosen and a subject named. */
const quoteButton = z.strictObject({ label: text, interest, product: text })

export const pageHero = z.strictObject({ heading: text, lead: text, quote: quoteButton, more: ownLink })
export type PageHero = z.infer<typeof pageHero>

/** The end of a page; the phone number beside its button is brand.yaml's. */
export const callToAction = z.strictObject({
  heading: promising,
  lead: promising,
  quote: quoteButton,
  /** A button before it, which opens the form unfolded where files are added. */
  photo: text.optional(),
})
export type CallToActionWords = z.infer<typeof callToAction>
