import * as z from 'zod/mini'
import type { ProjectRequestWords } from '../content/project-request.ts'
import { choice, date, email, required, text } from './fields.ts'

/** The words that the schema needs: its messages and the listed event types. */
export type ProjectRequestRules = Pick<ProjectRequestWords, 'errors' | 'eventTypes'> & { tooLong: string }

/** The Project Request form, checked alike in the browser and on the server. */
export function projectRequestSchema({ errors, eventTypes, tooLong }: ProjectRequestRules) {
  return z.object({
    firstName: required('firstName', tooLong, errors.firstName),
    lastName: required('lastName', tooLong, errors.lastName),
    email: email(tooLong, errors.email, errors.emailFormat),
    phone: required('phone', tooLong, errors.phone),
    company: text('company', tooLong),
    eventType: choice(eventTypes, errors.eventType),
    eventDate: date(errors.eventDate),
    quantity: text('quantity', tooLong),
    details: text('details', tooLong),
  })
}
