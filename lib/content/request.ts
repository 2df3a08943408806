import { z } from 'zod'
import { defineContent, optionsOf, text, textWith } from './shapes.ts'
import { notice } from './lead-forms.ts'

const step = z.strictObject({ name: text, next: z.string() })
const counted = z.strictObject({ one: text, many: textWith('{count}') })
const ended = z.strictObject({ head: text, text, ask: text })

/** The page of one request. */
export const requestWords = defineContent(
  'request.yaml',
  z.strictObject({
    title: text,
    loading: text,
    unscripted: textWith('{phone}', '{email}'),
    offline: textWith('{start}', '{time}'),
    offlineStart: z.string(),
    away: z.strictObject({ text, again: text }),
    gone: z.strictObject({ heading: text, text: textWith('{phone}', '{email}'), mail: text, subject: text }),
    heads: z.strictObject({
      ...{ received: text, read: textWith('{name}'), readByNobody: text, answered: textWith('{name}') },
      ...{ quoted: text, accepted: text, closed: text },
    }),
    leads: z.strictObject({
      received: text,
      read: textWith('{name}', '{day}', '{time}'),
      answered: textWith('{name}', '{day}', '{time}'),
      quoted: textWith('{name}', '{day}', '{time}', '{until}'),
      accepted: text,
      closed: textWith('{until}'),
    }),
    team: text,
    facts: z.strictObject({
      ...{ reference: text, sent: text, by: textWith('{who}'), answerBy: text, answered: text },
      there: textWith('{time}', '{city}'),
    }),
    steps: z.strictObject({
      ...{ label: text, notYet: text, received: step, answered: step, accepted: step, closed: step },
      read: step.extend({ by: textWith('{name}') }),
    }),
    asked: z.strictObject({ heading: text, open: text, typed: text, change: text, about: z.string() }),
    files: z.strictObject({
      heading: text,
      none: text,
      began: counted,
      large: text,
      until: textWith('{day}'),
    }),
    notes: z.strictObject({
      ...{ heading: text, you: text, field: text, placeholder: text, placeholderTo: textWith('{name}') },
      ...{
        send: text,
        sending: text,
        earlier: counted,
        waiting: text,
        failed: text,
        busy: textWith('{phone}'),
      },
      ...{ long: textWith('{count}', '{length}'), again: text, back: text, quote: textWith('{number}') },
      ...{
        hours: textWith('{hours}', '{time}'),
        sent: text,
        wrote: textWith('{name}'),
        fresh: textWith('{name}'),
      },
    }),
    quote: z.strictObject({
      ...{ heading: textWith('{number}'), from: textWith('{name}', '{day}') },
      ...{ inPlaceOf: textWith('{number}', '{day}'), caption: textWith('{number}', '{currency}') },
      ...{ item: text, amount: text, ofEach: text, ofLines: text },
      ...{ total: textWith('{currency}'), at: textWith('{count}', '{price}'), delivered: text, until: text },
      ...{
        soon: z.strictObject({ one: textWith('{day}'), many: textWith('{count}', '{day}') }),
        print: text,
      },
      sign: z.strictObject({
        ...{ heading: text, what: textWith('{what}', '{total}', '{tax}', '{delivered}') },
        ...{ delivered: z.string().includes('{day}'), choose: text, name: text, order: text, optional: text },
        ...{ hint: text, accept: text, accepting: text, change: text, noName: text, noChoice: text },
        ...{ offline: text, failed: textWith('{phone}'), changed: text, taken: text },
      }),
      ...{ about: z.string().includes('{number}'), stamp: text, order: textWith('{order}') },
      accepted: textWith('{what}', '{total}', '{tax}', '{delivered}'),
      ...{ expired: ended, withdrawn: ended, replaced: ended },
      ...{ older: textWith('{number}', '{day}', '{total}'), signature: text },
    }),
    taxes: optionsOf([1, 8], 'kinds of tax'),
    link: z.strictObject({
      ...{ heading: text, text: textWith('{day}'), copy: text, copied: notice, end: text, ask: text },
      ...{ consequence: text, yes: text, no: text, failed: text },
    }),
    own: z.strictObject({ heading: text, open: textWith('{reference}', '{day}'), forget: text }),
  }),
)
