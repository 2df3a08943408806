import { z } from 'zod'
import { defineContent, listOf, text, texts } from '../shapes.ts'
import { promising } from '../office.ts'

const card = z.strictObject({ label: text, note: promising })

export const contact = defineContent(
  'home/contact.yaml',
  z.strictObject({
    ...texts('heading', 'eventsHeading', 'quickQuote', 'call'),
    lead: promising,
    cards: z.strictObject({
      phone: card,
      email: card,
      office: z.strictObject(texts('label', 'map')),
      call: z.strictObject({ label: text }),
    }),
    events: listOf(text, [2, 12], 'event types'),
  }),
)
