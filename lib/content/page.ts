import { z } from 'zod'
import { interest } from './lead-forms.ts'
import { pageTitle, searchDescription } from './site.ts'
import { localPath } from '../language/local-path.ts'
import { plainPicture, text, listOf, texts, textWith } from './shapes.ts'
import { ownLink } from './own-links.ts'

export const pageMeta = z.strictObject({
  title: pageTitle,
  description: searchDescription,
  shared: text.optional(),
})

/** A button that opens the quote form with one of its interests chosen and a subject named. */
const quoteButton = z
  .strictObject({ label: text, interest, product: text })
  .transform((one) => ({ ...one, contact: localPath('/#contact') }))

export const pageHero = z.strictObject({ heading: text, lead: text, quote: quoteButton, more: ownLink })
export type PageHero = z.infer<typeof pageHero>

/** The end of a page; the phone number beside its button is brand.yaml's. */
export const callToAction = z.strictObject({
  ...texts('heading', 'lead'),
  quote: quoteButton,
  /** Another button before it, which opens the form with its field for files unfolded. */
  photo: text.optional(),
})
export type CallToActionWords = z.infer<typeof callToAction>

const testimonial = z.strictObject({
  ...texts('name', 'company', 'quote'),
  logo: plainPicture
    .refine(({ file }) => file.startsWith('logo/'), {
      path: ['file'],
      error: 'is of another shape than a logo; put the logo into the folder logo, like logo/northbeam',
    })
    .optional(),
  rating: z.number().int().min(1, 'must be 1 to 5').max(5, 'must be 1 to 5'),
  verified: z.boolean('must be true once the customer has confirmed the words, else false'),
})
export type Testimonial = z.infer<typeof testimonial>

/** One line says which are samples: all, or the named ones. */
export const testimonials = z.strictObject({
  allSamples: text,
  someSamples: textWith('{names}'),
  ratingLabel: textWith('{rating}'),
  quotes: listOf(testimonial, [1, 5], 'testimonials'),
})
export type Testimonials = z.infer<typeof testimonials>
