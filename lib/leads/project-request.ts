import * as z from 'zod/mini'
import type { ProjectRequestWords } from '../content/project-request.ts'
import { eachKey, fields, type SubmissionKey } from './contract.ts'
import { choice, date, email, required, text } from './fields.ts'

/** The words that the schema needs: its messages and the listed event types. */
export type ProjectRequestRules = Pick<ProjectRequestWords, 'errors' | 'eventTypes'> & { tooLong: string }

/** What the function could do without, but not sales. */
const mustBeFilled = ['firstName', 'lastName', 'phone'] as const

/** The Project Request form, which asks all that the contract lists, checked alike in the browser and on the server. */
export function projectRequestSchema({ errors, eventTypes, tooLong }: ProjectRequestRules) {
  const filled = (key: SubmissionKey) => mustBeFilled.find((one) => one === key)
  return z.object(
    eachKey((key): z.ZodMiniType<string, string> => {
      const must = filled(key)
      if (must) return required(must, tooLong, errors[must])
      if (key === 'email') return email(tooLong, errors.email, errors.emailFormat)
      if (key === 'eventType') return choice(eventTypes, errors.eventType)
      return fields[key].kind === 'date' ? date(errors.eventDate) : text(key, tooLong)
    }),
  )
}
