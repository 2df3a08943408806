import * as z from 'zod/mini'
import type { QuoteWords } from '../content/quote.ts'
import { maxLength, type Submission } from './contract.ts'
import { choice, email, limited, required, text } from './fields.ts'
import { quoteLine } from './quote-line.ts'

/** The words that the schema needs: its messages and the listed interests. */
export type QuoteRules = Pick<QuoteWords, 'errors' | 'interests'> & { tooLong: string }

/** Products that a visitor has collected, one a line. */
const productsLimit = 2_000

/** The Request a Quote dialog, checked alike in the browser and on the server. */
export function quoteSchema({ errors, interests, tooLong }: QuoteRules) {
  return z.object({
    name: required('firstName', tooLong, errors.name, maxLength.firstName + maxLength.lastName).check(
      z.refine(fitsInTwo, tooLong.replace('{max}', String(maxLength.firstName))),
    ),
    company: text('company', tooLong),
    phone: required('phone', tooLong, errors.phone),
    email: email(tooLong, errors.email, errors.emailFormat),
    interest: choice(interests, errors.interest),
    products: limited(productsLimit, tooLong),
  })
}

/** What the function takes, from what the dialog asks: the name split at the first white space, the rest in the details. */
export function quoteSubmission(quote: z.infer<ReturnType<typeof quoteSchema>>): Submission {
  const { firstName, lastName } = splitName(quote.name)
  const { email, phone, company, interest, products } = quote
  const details = [quoteLine(interest), products].filter(Boolean).join('\n')
  return {
    firstName,
    lastName,
    email,
    phone,
    company,
    eventType: interest,
    eventDate: '',
    quantity: '',
    details,
  }
}

/** "Ana María Ruiz" is Ana and María Ruiz; a one-word name has no last name. */
function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}

function fitsInTwo(name: string): boolean {
  const { firstName, lastName } = splitName(name)
  return firstName.length <= maxLength.firstName && lastName.length <= maxLength.lastName
}
