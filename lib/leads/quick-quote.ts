import * as z from 'zod/mini'
import type { QuickQuoteWords } from '../content/lead-forms.ts'
import type { Options } from '../content/shapes.ts'
import { fields } from './contract.ts'
import { choiceOf, limitedText, contactField, required } from './fields.ts'

type Rules = Pick<QuickQuoteWords, 'errors' | 'projectTypes' | 'timelines' | 'budgetRanges'> & {
  tooLong: string
}

export const shortestDescription = 10

/** Characters kept free in the details for the labeled lines after the description. */
const roomForLines = 200

/** The quick quote dialog, checked by the same schema in the browser and on the server. */
export function quickQuoteSchema({ errors, projectTypes, timelines, budgetRanges, tooLong }: Rules) {
  const oneOf = (options: Options, message: string) =>
    choiceOf(options, message).check(z.refine((value) => value !== '', message))
  return z.object({
    firstName: required('firstName', tooLong, errors.firstName),
    lastName: required('lastName', tooLong, errors.lastName),
    email: contactField('email', tooLong, errors.email, errors.email),
    phone: contactField('phone', tooLong, errors.phone, errors.phoneFormat),
    company: required('company', tooLong, errors.company),
    projectType: oneOf(projectTypes, errors.projectType),
    timeline: oneOf(timelines, errors.timeline),
    budgetRange: oneOf(budgetRanges, errors.budgetRange),
    quantity: required('quantity', tooLong, errors.quantity),
    description: limitedText(fields.details.maxLength - roomForLines, tooLong).check(
      z.refine((value) => value.length >= shortestDescription, errors.description),
    ),
  })
}

export type QuickQuote = z.infer<ReturnType<typeof quickQuoteSchema>>
