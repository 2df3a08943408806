import { z } from 'zod'
import { defineContent, text, texts, textWith } from './shapes.ts'

/** Kinds of lines: on a customer's requests and, from `requests` on, on downloads and erasures. */
export const lineKinds = [
  ...(['request', 'message', 'quote', 'accepted', 'recorded', 'note', 'file'] as const),
  ...(['requests', 'report', 'quotes', 'taken', 'person', 'erased', 'spam', 'purged'] as const),
] as const

export const customerWords = defineContent(
  'customer.yaml',
  z.strictObject({
    ...texts('title', 'open', 'back'),
    groups: z.strictObject(texts('address', 'phone', 'company')),
    count: textWith('{shown}', '{count}'),
    sums: z.strictObject({
      requests: z.strictObject(texts('one', 'many')),
      ...texts('quotes', 'won', 'since'),
    }),
    won: textWith('{total}'),
    tick: textWith('{reference}'),
    visitor: textWith('{person}'),
    said: z.strictObject(texts(...lineKinds)),
    take: z.strictObject({ ...texts('heading', 'export', 'count'), help: textWith('{view}') }),
    erase: z.strictObject({
      counts: z.strictObject(texts('requests', 'messages', 'quotes', 'files', 'notes', 'mails')),
      named: textWith('{count}'),
      stay: textWith('{days}', '{day}'),
      days: z.int().min(1).max(3660),
      yes: text,
    }),
    notices: z.strictObject({ ...texts('gone', 'failed', 'changed'), erased: textWith('{day}') }),
    taken: z.strictObject(texts('heading', 'nobody', 'older')),
  }),
)
export type CustomerWords = ReturnType<typeof customerWords>
