import * as z from 'zod/mini'
import type { ProjectRequestWords } from '../content/lead-forms.ts'
import { eachKey, fields } from './contract.ts'
import { choiceOf, date, limitedText, contactField, required, textField } from './fields.ts'

type ProjectRequestRules = Pick<ProjectRequestWords, 'errors' | 'eventTypes'> & { tooLong: string }

/** Room for the line about delivery below the typed details, in UTF-16 units. */
const lineRoom = 600

/** In UTF-16 units. */
export const longestCity = 200

/** Longest details that people may type; the rest of the function's limit is for the line about delivery. */
export const longestDetails = fields.details.maxLength - lineRoom

/** The Project Request form, checked alike in browser and server. Its delivery city goes into the details. */
export function projectRequestSchema({ errors, eventTypes, tooLong }: ProjectRequestRules) {
  const fieldSchemas = eachKey((key): z.ZodMiniType<string, string> => {
    // Optional for the function, but not for sales.
    if (key === 'firstName' || key === 'lastName') return required(key, tooLong, errors[key])
    if (key === 'phone' || key === 'email')
      return contactField(key, tooLong, errors[key], errors[`${key}Format`])
    if (key === 'eventType') return choiceOf(eventTypes, errors.eventType)
    if (key === 'details') return limitedText(longestDetails, tooLong)
    return fields[key].kind === 'date' ? date(errors.eventDate) : textField(key, tooLong)
  })
  return z.object({ ...fieldSchemas, city: limitedText(longestCity, tooLong) })
}
