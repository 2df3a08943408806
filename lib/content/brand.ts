import { z } from 'zod'
import { defineContent } from './define-content.ts'
import { externalUrl, listOf, text } from './shapes.ts'

export const brand = defineContent(
  'brand.yaml',
  z.strictObject({
    name: text,
    legalName: text,
    tagline: text,
    founded: z.number().int(),
    phone: z.strictObject({
      label: text,
      number: z.string().regex(/^\+\d{8,15}$/, 'must be + and digits only'),
    }),
    email: z.email('must be an e-mail address'),
    address: z.strictObject({ city: text, street: text.optional(), map: externalUrl }),
    social: listOf(
      z.strictObject({ network: z.enum(['LinkedIn', 'Facebook', 'Instagram']), href: externalUrl }),
      [3, 3],
      'networks',
    ),
  }),
)
