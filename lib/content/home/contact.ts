import { z } from 'zod'
import { defineContent, listOf, text } from '../shapes.ts'
import { promising } from '../office.ts'

const card = z.strictObject({ label: text, note: promising })

export const contact = defineContent(
  'home/contact.yaml',
  z.strictObject({
    heading: text,
    lead: promising,
    cards: z.strictObject({ phone: card, email: card, office: z.strictObject({ label: text, map: text }) }),
    eventsHeading: text,
    events: listOf(text, [2, 12], 'event types'),
    quickQuote: text,
    call: text,
  }),
)
