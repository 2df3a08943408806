import { z } from 'zod'
import { defineContent } from '../define-content.ts'
import { listOf, text } from '../shapes.ts'

const card = z.strictObject({ label: text, note: text })

export const contact = defineContent(
  'home/contact.yaml',
  z.strictObject({
    heading: text,
    lead: text,
    cards: z.strictObject({ phone: card, email: card, office: z.strictObject({ label: text, map: text }) }),
    eventsHeading: text,
    events: listOf(text, [2, 12], 'event types'),
    quickQuote: text,
    call: text,
  }),
)
