import * as z from 'zod/mini'
import { fill } from '../content/fill.ts'
import type { QuoteWords } from '../content/lead-forms.ts'
import { fields } from './contract.ts'
import { choiceOf, limitedText, contactField, required, textField } from './fields.ts'

type QuoteRules = Pick<QuoteWords, 'errors' | 'interests'> & { tooLong: string }

/** For the products that a visitor has collected (product-line.ts). */
export const productsLimit = 4_500

const longestNeed = 200

/** The Request a Quote dialog, checked by the same schema in the browser and on the server. */
export function quoteRequestSchema({ errors, interests, tooLong }: QuoteRules) {
  return z.object({
    need: limitedText(longestNeed, tooLong),
    quantity: textField('quantity', tooLong),
    name: required(
      'firstName',
      tooLong,
      errors.name,
      fields.firstName.maxLength + fields.lastName.maxLength,
    ).check(z.refine(fitsInTwo, fill(tooLong, { max: fields.firstName.maxLength }))),
    company: textField('company', tooLong),
    phone: contactField('phone', tooLong, errors.phone, errors.phoneFormat),
    email: contactField('email', tooLong, errors.email, errors.emailFormat),
    interest: choiceOf(interests, errors.interest),
    products: limitedText(productsLimit, tooLong),
  })
}
export type QuoteRequest = z.infer<ReturnType<typeof quoteRequestSchema>>

/** "Ana María Ruiz" is Ana and María Ruiz; a one-word name has no last name. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}

function fitsInTwo(name: string): boolean {
  const { firstName, lastName } = splitName(name)
  return firstName.length <= fields.firstName.maxLength && lastName.length <= fields.lastName.maxLength
}
