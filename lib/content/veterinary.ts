import { z } from 'zod'
import { defineContent, listOf, picture, plainPicture, text, titledText } from './shapes.ts'
import { callToAction, pageHero, pageMeta } from './page.ts'
import { testimonials } from './testimonial.ts'

const service = z.strictObject({ title: text, text, tags: listOf(text, [1, 6], 'tags'), picture })

export const veterinary = defineContent(
  'veterinary.yaml',
  z.strictObject({
    meta: pageMeta,
    hero: pageHero,
    services: z.strictObject({ heading: text, list: listOf(service, [3, 5], 'services') }),
    reasons: z.strictObject({ heading: text, list: listOf(titledText, [2, 4], 'reasons') }),
    testimonialsHeading: text,
    testimonials,
    callToAction: callToAction.extend({ photo: text, picture: plainPicture }),
  }),
)

export type VeterinaryWords = ReturnType<typeof veterinary>
