import { z } from 'zod'
import { eachKey } from '../leads/contract.ts'
import { defineContent, optionsOf, text } from './shapes.ts'
import { fieldWords, notice } from './lead-forms.ts'

export const projectRequestWords = defineContent(
  'leads/project-request.yaml',
  z.strictObject({
    title: text,
    fields: z.strictObject({ ...eachKey(() => fieldWords), city: fieldWords }),
    eventTypes: optionsOf([2, 20], 'event types'),
    submit: text,
    sending: text,
    mailSubject: text,
    notices: z.strictObject({ missing: notice, invalid: notice, failed: notice, sent: notice }),
    errors: z.strictObject({
      firstName: text,
      lastName: text,
      email: text,
      emailFormat: text,
      phone: text,
      phoneFormat: text,
      eventType: text,
      eventDate: text,
    }),
  }),
)
export type ProjectRequestWords = ReturnType<typeof projectRequestWords>
