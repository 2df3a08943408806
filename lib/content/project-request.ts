import { z } from 'zod'
import { defineContent } from './define-content.ts'
import { listOf, text } from './shapes.ts'

const notice = z.strictObject({ title: text, description: text })
export type Notice = z.infer<typeof notice>

const field = z.strictObject({ label: text, placeholder: text.optional() })

export const projectRequestWords = defineContent(
  'leads/project-request.yaml',
  z.strictObject({
    title: text,
    state: text,
    required: text,
    optional: text,
    fields: z.strictObject({
      firstName: field,
      lastName: field,
      email: field,
      phone: field,
      company: field,
      eventType: field,
      eventDate: field,
      quantity: field,
      details: field,
    }),
    eventTypes: listOf(text, 8, 'event types'),
    submit: text,
    sending: text,
    privacy: text,
    notices: z.strictObject({ missing: notice, invalid: notice, failed: notice, sent: notice }),
    errors: z.strictObject({
      firstName: text,
      lastName: text,
      email: text,
      emailFormat: text,
      phone: text,
      eventType: text,
      eventDate: text,
      tooLong: text.refine((value) => value.includes('{max}'), 'must contain {max}'),
    }),
    mail: z.strictObject({ link: text, subject: text }),
  }),
)
export type ProjectRequestWords = ReturnType<typeof projectRequestWords>
