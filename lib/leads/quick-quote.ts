import * as z from 'zod/mini'
import type { QuickQuoteWords } from '../content/quick-quote.ts'
import { blank, fields, type Submission } from './contract.ts'
import { limited, reach, required } from './fields.ts'

/** The words that the schema needs: its messages and the listed options. */
export type QuickQuoteRules = Pick<
  QuickQuoteWords,
  'errors' | 'projectTypes' | 'timelines' | 'budgetRanges' | 'fields'
> & { tooLong: string }

/** Fewest characters of a description. */
const shortestDescription = 10

/** Kept free in the details for the labelled lines behind the description. */
const roomForLines = 200

/** The quick quote dialog, checked alike in the browser and on the server. */
export function quickQuoteSchema({
  errors,
  projectTypes,
  timelines,
  budgetRanges,
  tooLong,
}: QuickQuoteRules) {
  const oneOf = (options: readonly string[], message: string) =>
    z.string().check(z.refine((value) => options.includes(value), message))
  return z.object({
    firstName: required('firstName', tooLong, errors.firstName),
    lastName: required('lastName', tooLong, errors.lastName),
    email: reach('email', tooLong, errors.email, errors.email),
    phone: reach('phone', tooLong, errors.phone, errors.phoneFormat),
    company: required('company', tooLong, errors.company),
    projectType: oneOf(projectTypes, errors.projectType),
    timeline: oneOf(timelines, errors.timeline),
    budgetRange: oneOf(budgetRanges, errors.budgetRange),
    quantity: required('quantity', tooLong, errors.quantity),
    description: limited(fields.details.maxLength - roomForLines, tooLong).check(
      z.refine((value) => value.length >= shortestDescription, errors.description),
    ),
  })
}

/** What the function takes: the description, followed by labelled timeline and budget lines. */
export function quickQuoteSubmission(
  quote: z.infer<ReturnType<typeof quickQuoteSchema>>,
  words: QuickQuoteRules['fields'],
): Submission {
  const { projectType, timeline, budgetRange, description, ...contact } = quote
  const details = [
    description,
    `${words.timeline.label}: ${timeline}`,
    `${words.budgetRange.label}: ${budgetRange}`,
  ].join('\n')
  return { ...blank, ...contact, eventType: projectType, details }
}
