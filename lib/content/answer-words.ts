import { z } from 'zod'
import { quoteStates } from '../request/page-data.ts'
import { each, texts, textWith } from './shapes.ts'

const count = textWith('{count}')
const time = textWith('{time}')

/** Words shown while staff write an answer or a quote, and about earlier ones. */
export const answerWords = z.strictObject({
  heading: textWith('{person}'),
  quoteHeading: textWith('{number}'),
  conversation: textWith('{person}'),
  quoted: textWith('{number}', '{total}', '{state}'),
  states: z.strictObject(texts(...quoteStates)),
  withdraw: z.strictObject({ ...texts('open', 'help', 'yes', 'no'), ask: textWith('{number}') }),
  becomes: textWith('{status}'),
  will: textWith('{email}'),
  visitor: textWith('{person}'),
  stranger: textWith('{email}'),
  unmailable: textWith('{email}'),
  more: textWith('{number}'),
  seen: time,
  kept: time,
  left: count,
  older: count,
  otherLanguage: textWith('{value}'),
  writing: textWith('{person}'),
  reading: textWith('{person}'),
  ...texts(
    'open',
    'openQuote',
    'request',
    'you',
    'going',
    'replied',
    'accepted',
    'noReply',
    'message',
    'addQuote',
  ),
  ...texts('dropQuote', 'item', 'decoration', 'quantity', 'price', 'paste', 'addQuantity', 'addLine'),
  ...texts('addExtra', 'extra', 'note', 'amount', 'total', 'currency', 'tax', 'delivered'),
  ...texts('until', 'terms', 'unmailed', 'send', 'keep', 'back', 'undo', 'leaving', 'yes'),
  ...texts('no', 'failed', 'gone', 'unread', 'unreadDone', 'restoreQuote'),
  files: z.strictObject({
    ...texts('label', 'add', 'hint', 'kinds', 'large', 'full', 'expired', 'waits'),
    there: textWith('{sent}', '{all}'),
    proof: z.strictObject(texts('mark', 'unmark', 'for', 'changed', 'by', 'locked', 'failed')),
  }),
  changes: textWith('{number}'),
  pins: z.strictObject(texts('show', 'hide', 'fetching', 'failed')),
  pasted: count,
  signs: textWith('{value}', '{currency}'),
  doubt: textWith('{value}', '{number}'),
  came: z.strictObject({
    ...texts('heading', 'held', 'seen', 'ask', 'help'),
    ...each(textWith('{person}', '{time}'), 'message', 'lost'),
    accepted: textWith('{person}', '{number}', '{time}'),
    ...each(textWith('{number}', '{time}'), 'withdrawn', 'cancelled'),
  }),
  other: z.strictObject(texts('heading', 'gone', 'take', 'keep')),
  ...texts('unknown', 'undone', 'relation'),
  relations: z.strictObject(texts('addition', 'change')),
  wrong: z.strictObject({
    ...texts('body', 'files', 'lines', 'total', 'until', 'delivered', 'other'),
    cell: textWith('{value}'),
  }),
})
