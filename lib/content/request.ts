import { z } from 'zod'
import { defineContent, each, oneOrMany, optionsOf, text, texts, textWith, mayHave } from './shapes.ts'
import { orderSteps } from '../request/order-steps.ts'
import { quoteStates } from '../request/page-data.ts'
import { notice } from './lead-forms.ts'

const step = z.strictObject({ name: text, next: z.string() })
const endedText = mayHave('{day}', '{number}')
const ended = z.strictObject({ head: endedText, text, ask: endedText })

export const requestWords = defineContent(
  'request.yaml',
  z.strictObject({
    ...texts('title', 'loading', 'team', 'toFirst'),
    unscripted: textWith('{phone}', '{email}'),
    offline: textWith('{start}', '{time}'),
    offlineStart: z.string(),
    away: z.strictObject({ text, again: text }),
    gone: z.strictObject({ heading: text, text: textWith('{phone}', '{email}'), mail: text, subject: text }),
    heads: z.strictObject({
      ...texts(
        'received',
        'repeated',
        'readByNobody',
        'quoted',
        'ordered',
        'accepted',
        'cancelled',
        'closed',
        'proof',
        'approved',
      ),
      more: textWith('{number}'),
      order: z.strictObject(texts(...orderSteps)),
      ...each(textWith('{person}'), 'read', 'answered'),
    }),
    leads: z.strictObject({
      ...texts('received', 'ordered', 'accepted', 'cancelled', 'proof'),
      approved: textWith('{number}'),
      ...each(textWith('{person}', '{day}', '{time}'), 'read', 'answered'),
      quoted: textWith('{person}', '{day}', '{time}', '{until}'),
      repeated: textWith('{day}', '{reference}'),
      order: z.strictObject({
        ...texts('proof', 'approved', 'production'),
        ...each(textWith('{day}'), 'shipped', 'delivered'),
      }),
      ...each(textWith('{until}'), 'addition', 'change', 'closed'),
    }),
    facts: z.strictObject({
      ...texts('reference', 'sent', 'answerBy', 'answered'),
      by: textWith('{who}'),
      there: textWith('{time}', '{city}'),
    }),
    steps: z.strictObject({
      ...texts('label', 'notYet'),
      ...each(step, 'received', 'answered', 'accepted', 'closed'),
      read: step.extend({ by: textWith('{person}') }),
    }),
    asked: z.strictObject({
      heading: text,
      open: text,
      inTime: text,
      typed: text,
      change: text,
      about: z.string(),
    }),
    files: z.strictObject({
      ...texts('heading', 'none', 'large'),
      began: oneOrMany,
      until: textWith('{day}'),
    }),
    notes: z.strictObject({
      ...texts('heading', 'you', 'field', 'placeholder', 'send', 'sending', 'waiting', 'failed', 'again'),
      ...texts('back', 'sent', 'download', 'show', 'hide', 'fetching'),
      ...each(textWith('{file}'), 'downloadOf', 'showOf', 'hideOf'),
      unopened: textWith('{phone}'),
      ...each(textWith('{person}'), 'placeholderTo', 'wrote', 'fresh'),
      earlier: oneOrMany,
      busy: textWith('{phone}'),
      long: textWith('{count}', '{length}'),
      quote: textWith('{number}'),
      hours: textWith('{hours}', '{time}'),
    }),
    quote: z.strictObject({
      heading: textWith('{number}'),
      from: textWith('{person}', '{day}'),
      inPlaceOf: textWith('{number}', '{day}'),
      caption: textWith('{number}', '{currency}'),
      ...texts('item', 'amount', 'ofEach', 'ofLines', 'delivered', 'until', 'print'),
      ...texts('stamp', 'signature'),
      total: textWith('{currency}'),
      at: textWith('{count}', '{price}'),
      soon: z.strictObject({ one: textWith('{day}'), many: textWith('{count}', '{day}') }),
      sign: z.strictObject({
        ...texts('heading', 'choose', 'name', 'nameHint', 'order', 'optional', 'hint', 'accept', 'accepting'),
        ...texts('change', 'sure', 'total', 'signed', 'deliverTo', 'confirmTo', 'yes', 'back'),
        ...texts('noName', 'noChoice', 'offline', 'changed', 'taken'),
        what: textWith('{what}', '{total}', '{tax}', '{delivered}'),
        delivered: z.string().includes('{day}'),
        failed: textWith('{phone}'),
      }),
      about: z.string().includes('{number}'),
      order: textWith('{order}'),
      accepted: textWith('{what}', '{total}', '{tax}', '{delivered}'),
      confirmed: textWith('{email}'),
      recorded: textWith('{person}'),
      ...each(ended, 'expired', 'withdrawn', 'replaced', 'cancelled'),
      ...texts('addition', 'change'),
      older: textWith('{number}', '{day}', '{total}', '{state}'),
      states: z.strictObject(texts(...quoteStates)),
    }),
    order: z.strictObject({
      ...texts('heading', 'notYet', 'done'),
      updated: textWith('{time}'),
      promisedFor: textWith('{day}'),
      steps: z.strictObject(texts('accepted', ...orderSteps)),
      marks: z.strictObject(texts('today', 'promised', 'event')),
      parcels: oneOrMany,
      parcel: textWith('{number}'),
      track: textWith('{number}'),
    }),
    again: z.strictObject({
      ...texts('open', 'ask', 'field', 'help', 'send', 'sending', 'sent', 'back'),
      about: z.string(),
      line: textWith('{reference}'),
      failed: textWith('{phone}'),
    }),
    proof: z.strictObject({
      ...each(textWith('{number}'), 'heading', 'inPlaceOf', 'what', 'approved'),
      from: textWith('{person}', '{day}'),
      about: z.string().includes('{number}'),
      ...texts('for', 'changed', 'code', 'sketch', 'hint', 'approve', 'approving', 'change', 'stamp'),
      ...texts('noName', 'offline', 'replaced', 'taken'),
      failed: textWith('{phone}'),
    }),
    taxes: optionsOf([1, 8], 'kinds of tax'),
    link: z.strictObject({
      ...texts('heading', 'copy', 'end', 'ask', 'consequence', 'yes', 'no', 'failed'),
      text: textWith('{day}'),
      copied: notice,
    }),
    own: z.strictObject({ heading: text, open: textWith('{reference}', '{day}'), forget: text }),
  }),
)
