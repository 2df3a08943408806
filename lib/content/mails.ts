import { z } from 'zod'
import { orderSteps } from '../request/order-steps.ts'
import { defineContent, each, text, textWith } from './shapes.ts'

const toVisitor = z.strictObject({ subject: textWith('{reference}'), title: text, text })

export const mails = defineContent(
  'leads/mails.yaml',
  z.strictObject({
    mail: z.strictObject({
      visitor: z.strictObject({
        ...each(toVisitor, 'request', 'answer', 'accepted'),
        ...each(toVisitor.extend({ title: textWith('{day}') }), 'ending', 'unapproved', 'moved'),
        steps: z.strictObject(each(toVisitor, ...orderSteps)),
      }),
      brings: z.strictObject(each(text, 'files', 'proof')),
      about: textWith('{reference}', '{day}'),
      answerBy: textWith('{when}'),
      ...each(text, 'hello', 'page', 'order', 'shared', 'reply', 'call', 'stranger'),
      ...each(textWith('{file}'), 'notTaken', 'taken', 'packed'),
      sales: z.strictObject({
        doubtful: z.strictObject({ subject: text, text }),
        reply: z.strictObject({ ...each(textWith('{reference}'), 'subject', 'text'), title: text }),
        approved: z.strictObject({
          ...each(textWith('{reference}', '{number}'), 'subject', 'text'),
          title: textWith('{number}'),
        }),
        accepted: z.strictObject({
          subject: textWith('{reference}', '{number}'),
          title: textWith('{number}'),
          text: textWith('{reference}', '{number}', '{total}'),
          order: textWith('{order}'),
        }),
      }),
    }),
    receipt: z.strictObject({ mailed: textWith('{email}'), notMailed: text }),
  }),
)
