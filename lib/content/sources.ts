import { z } from 'zod'
import { defineContent, text, textWith } from './shapes.ts'

const texts = <Key extends string>(...keys: Key[]) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, text])) as Record<Key, typeof text>)

const report = z.strictObject({
  ...texts('nav', 'title', 'period', 'export', 'all', 'isNew', 'underFive', 'nothing', 'foot', 'failed')
    .shape,
  span: textWith('{from}', '{to}'),
  spans: textWith('{count}'),
  sums: texts('label', 'entries', 'requests', 'share', 'won'),
  week: z.strictObject({
    ...texts('title', 'help', 'picture', 'changes').shape,
    more: textWith('{count}'),
  }),
  legend: z.strictObject({
    ...texts('entries', 'requests', 'running', 'change').shape,
    before: textWith('{count}'),
  }),
  tabs: texts('label', 'campaign', 'page', 'product', 'opener', 'week', 'quotes'),
  quotes: z.strictObject({
    ...texts('person', 'sent', 'accepted', 'none', 'foot').shape,
    worth: textWith('{count}', '{total}'),
  }),
  columns: texts('part', 'name', 'from', 'entries', 'requests', 'share', 'won', 'against', 'before'),
  none: texts('campaign', 'page', 'product', 'opener'),
})

export const sourcesWords = defineContent(
  'sources.yaml',
  z.strictObject({
    labels: z.strictObject({
      source: text,
      ...{ page: text, opener: text, product: text, campaign: text, host: text },
    }),
    /** Replaces what is on none of our lists. */
    other: text,
    report,
    openers: z.record(z.string().regex(/^[a-z-]+$/, 'must be the anchor of a section'), text),
  }),
)
export type ReportWords = ReturnType<typeof sourcesWords>['report']
