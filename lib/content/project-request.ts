import { z } from 'zod'
import { eachKey } from '../leads/contract.ts'
import { defineContent, optionsOf, texts } from './shapes.ts'
import { fieldWords, notice } from './lead-forms.ts'

export const projectRequestWords = defineContent(
  'leads/project-request.yaml',
  z.strictObject({
    ...texts('title', 'when', 'submit', 'sending', 'mailSubject'),
    fields: z.strictObject({ city: fieldWords, ...eachKey(() => fieldWords) }),
    eventTypes: optionsOf([2, 20], 'event types'),
    notices: z.strictObject({ missing: notice, invalid: notice, failed: notice, sent: notice }),
    errors: z.strictObject({
      ...texts('firstName', 'lastName', 'email', 'emailFormat', 'phone', 'phoneFormat'),
      ...texts('eventType', 'eventDate'),
    }),
  }),
)
export type ProjectRequestWords = ReturnType<typeof projectRequestWords>
