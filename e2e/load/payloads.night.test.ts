import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import {
  leadForms,
  projectRequestWords,
  quickQuoteWords,
  quoteRequestWords,
} from '../../lib/content/lead-forms.ts'
import { checkValues } from '../../lib/leads/check.ts'
import type { Submission } from '../../lib/leads/contract.ts'
import { leadOf, quickQuoteLead, quoteLead } from '../../lib/leads/details.ts'
import { projectRequestSchema } from '../../lib/leads/project-request.ts'
import { quickQuoteSchema } from '../../lib/leads/quick-quote.ts'
import { quoteRequestSchema } from '../../lib/leads/request-a-quote.ts'
import { readForm } from '../../lib/leads/read-form.ts'
import { idempotencyKey } from '../../lib/leads/send-lead.ts'
import { looksLikeSpam } from '../../lib/leads/spam.ts'
import { checkSubmission } from '../../supabase/functions/send-contact-form/check.ts'
import { dice } from '../support/dice.ts'
import { naughtyForm, naughtyText, naughtyValue } from './naughty.ts'

// Runs 100,000 random and naughty requests through every pure check: nothing throws, and both sides accept the same requests.

const { tooLong } = leadForms()
const contact = quickQuoteWords()
type Form = {
  schema: z.ZodMiniObject
  submit: (data: never) => Submission
  good: Record<string, string>
}
const forms: Form[] = [
  {
    schema: projectRequestSchema({ ...projectRequestWords(), tooLong }),
    submit: ({ city, ...typed }: Submission & { city: string }) =>
      leadOf('project-request', typed, { city }).submission,
    good: { eventType: 'Other', eventDate: '2027-03-05', quantity: '5', details: 'x', company: '', city: '' },
  },
  {
    schema: quoteRequestSchema({ ...quoteRequestWords(), tooLong }),
    submit: (data: never) => quoteLead(data).submission,
    good: { name: 'Ada Lovelace', interest: 'Other', products: '', company: '' },
  },
  {
    schema: quickQuoteSchema({ ...contact, tooLong }),
    submit: (data: never) => quickQuoteLead(data).submission,
    good: {
      company: 'x',
      projectType: Object.values(contact.projectTypes)[0] ?? '',
      timeline: Object.values(contact.timelines)[0] ?? '',
      budgetRange: Object.values(contact.budgetRanges)[0] ?? '',
      quantity: '5',
      description: 'Ten characters and more',
    },
  },
]

const person = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', phone: '(555) 123-4567' }

test('100,000 requests pass the checks of form and function without a throw, and both agree', () => {
  const next = dice(7)
  // Collected first: one `expect` takes longer than the check itself.
  const wrong: unknown[] = []
  let passed = 0
  for (let time = 0; time < 90_000; time += 1) {
    const { schema, submit, good } = forms[time % 3] as Form
    const data = new FormData()
    for (const [name, value] of Object.entries(naughtyForm(next, { ...person, ...good })))
      data.set(name, value)
    const checked = checkValues<unknown>(schema, readForm(data, Object.keys(schema.shape)))
    looksLikeSpam({ trap: naughtyText(next), elapsed: naughtyText(next) })
    if (!('data' in checked)) continue
    const submission = submit(checked.data as never)
    if (!isDeepStrictEqual(checkSubmission(submission), { form: submission })) wrong.push(submission)
    idempotencyKey(naughtyValue(next), submission)
    passed += 1
  }
  for (let time = 0; time < 10_000; time += 1) {
    const body = { ...naughtyForm(next, person), [naughtyText(next)]: naughtyValue(next) }
    const sent = time % 2 ? body : naughtyValue(next)
    if (!('problem' in checkSubmission(sent))) wrong.push(sent)
  }
  expect(wrong.slice(0, 5)).toEqual([])
  // Otherwise the test would prove nothing.
  expect(passed).toBeGreaterThan(10_000)
})
