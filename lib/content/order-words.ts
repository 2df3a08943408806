import { z } from 'zod'
import { orderSteps } from '../request/order-steps.ts'
import { each, text, texts, textWith } from './shapes.ts'

/** Words for an order’s steps and parcels at the desk. */
export const orderWords = z.strictObject({
  label: text,
  steps: z.strictObject(texts('none', ...orderSteps)),
  short: z.strictObject(texts(...orderSteps)),
  since: textWith('{day}'),
  parcels: z.strictObject({
    ...texts('ask', 'help', 'carrier', 'number', 'link', 'more', 'yes', 'save', 'edit'),
    parcel: textWith('{count}'),
  }),
  day: z.strictObject(texts('ask', 'help', 'day', 'why', 'yes', 'edit', 'missing', 'moved', 'failed')),
  ...each(
    z.strictObject({ ask: textWith('{step}'), ...texts('help', 'why', 'yes', 'missing') }),
    'back',
    'unapproved',
  ),
})
