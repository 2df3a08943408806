import * as z from 'zod/mini'
import { fill } from '../content/fill.ts'
import type { QuoteWords } from '../content/quote.ts'
import { blank, fields, type Submission } from './contract.ts'
import { choice, limited, reach, required, text } from './fields.ts'
import { quoteLine } from './quote-line.ts'

/** The words that the schema needs: its messages and the listed interests. */
export type QuoteRules = Pick<QuoteWords, 'errors' | 'interests'> & { tooLong: string }

/** Products that a visitor has collected, one a line. */
const productsLimit = 2_000

/** The Request a Quote dialog, checked alike in the browser and on the server. */
export function quoteSchema({ errors, interests, tooLong }: QuoteRules) {
  return z.object({
    name: required(
      'firstName',
      tooLong,
      errors.name,
      fields.firstName.maxLength + fields.lastName.maxLength,
    ).check(z.refine(fitsInTwo, fill(tooLong, { max: fields.firstName.maxLength }))),
    company: text('company', tooLong),
    phone: reach('phone', tooLong, errors.phone, errors.phoneFormat),
    email: reach('email', tooLong, errors.email, errors.emailFormat),
    interest: choice(interests, errors.interest),
    products: limited(productsLimit, tooLong),
  })
}

/** What the function takes, from what the dialog asks: the name split at the first white space, the rest in the details. */
export function quoteSubmission(quote: z.infer<ReturnType<typeof quoteSchema>>): Submission {
  const { name, email, phone, company, interest, products } = quote
  const details = [quoteLine(interest), products].filter(Boolean).join('\n')
  return { ...blank, ...splitName(name), email, phone, company, eventType: interest, details }
}

/** "Ana María Ruiz" is Ana and María Ruiz; a one-word name has no last name. */
function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}

function fitsInTwo(name: string): boolean {
  const { firstName, lastName } = splitName(name)
  return firstName.length <= fields.firstName.maxLength && lastName.length <= fields.lastName.maxLength
}
