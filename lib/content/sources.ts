import { z } from 'zod'
import { defineContent, text, texts, textWith } from './shapes.ts'

const report = z.strictObject({
  ...texts(
    'nav',
    'title',
    'period',
    'from',
    'to',
    'show',
    'export',
    'all',
    'isNew',
    'underFive',
    'few',
    'nothing',
    'foot',
    'failed',
  ),
  span: textWith('{from}', '{to}'),
  spans: textWith('{count}'),
  sums: z.strictObject(texts('label', 'entries', 'requests', 'share', 'won')),
  week: z.strictObject({
    ...texts('title', 'help', 'picture', 'changes', 'few'),
    changed: z.record(z.string().regex(/^[a-z-]+$/, 'must be a file or a folder of content/'), text),
  }),
  legend: z.strictObject(texts('entries', 'before', 'requests', 'running', 'change')),
  tabs: z.strictObject(texts('label', 'campaign', 'page', 'product', 'opener', 'week', 'answers', 'quotes')),
  team: z.strictObject({
    ...texts('person', 'sent', 'none', 'foot', 'currency', 'why', 'reason', 'value', 'unsaid', 'unknown'),
    ...texts('byPerson', 'seenBy', 'picture'),
    worth: textWith('{count}', '{total}'),
    states: z.strictObject(texts('open', 'accepted', 'lost', 'ended')),
    parts: z.strictObject(texts('form', 'country', 'campaign', 'language')),
    delivery: z.strictObject(texts('title', 'orders', 'median', 'ninety')),
    columns: z.strictObject(texts('requests', 'change', 'answered', 'share', 'median', 'ninety', 'before')),
    times: z.strictObject({ minutes: textWith('{count}'), hours: textWith('{count}') }),
  }),
  columns: z.strictObject(
    texts('part', 'name', 'from', 'entries', 'requests', 'share', 'won', 'against', 'before'),
  ),
  none: z.strictObject(texts('campaign', 'page', 'product', 'opener')),
})

export const sourcesWords = defineContent(
  'sources.yaml',
  z.strictObject({
    labels: z.strictObject(texts('source', 'page', 'opener', 'product', 'campaign', 'host')),
    /** Replaces values that are not on our lists. */
    other: text,
    report,
    openers: z.record(z.string().regex(/^[a-z-]+$/, 'must be the anchor of a section'), text),
  }),
)
export type ReportWords = ReturnType<typeof sourcesWords>['report']
