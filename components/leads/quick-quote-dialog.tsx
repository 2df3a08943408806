'use client'

import type { QuickQuoteWords } from '../../lib/content/lead-forms.ts'
import { quickQuoteSchema } from '../../lib/leads/quick-quote.ts'
import type { LeadAction } from '../../lib/leads/check.ts'
import { submitQuickQuote } from '../../lib/leads/submit.ts'
import { SelectField, TextArea, TextField } from './lead-form.tsx'
import { FormBoundary } from './form-boundary.tsx'
import { FormDialog } from './form-dialog.tsx'
import { type ShellWords, useLeadForm } from './use-lead-form.ts'

const half = 'col-span-2 @[19rem]:col-span-1'
const halfOnWide = 'col-span-2 @sm:col-span-1'

/** The original's behavior, if switched on: sends nothing and logs the input to the console. */
const logOnly: LeadAction = (_previous, data) => {
  const values = Object.fromEntries(data) as Record<string, string> // None of its fields takes a file.
  console.log(values)
  return Promise.resolve({ state: 'sent', values })
}

type Props = { words: QuickQuoteWords & ShellWords }

/** The contact section's quote dialog. */
export const QuickQuoteDialog = (props: Props) => (
  <FormBoundary dialog="quick-quote-dialog">
    <QuickQuoteForm {...props} />
  </FormBoundary>
)

function QuickQuoteForm({ words }: Props) {
  const form = useLeadForm({
    id: 'quick-quote',
    words,
    schema: quickQuoteSchema,
    choices: {
      projectType: words.projectTypes,
      timeline: words.timelines,
      budgetRange: words.budgetRanges,
    },
    action: submitQuickQuote,
    scriptAction: words.common.switches.quickQuote === 'log' ? logOnly : undefined,
  })
  return (
    <FormDialog form={form} words={words}>
      <TextField name="firstName" autoFocus required autoComplete="given-name" className={half} />
      <TextField name="lastName" required autoComplete="family-name" className={half} />
      <TextField name="email" required type="email" autoComplete="email" className="col-span-2" />
      <TextField name="phone" required type="tel" autoComplete="tel" className={half} />
      <TextField name="company" required autoComplete="organization" className={half} />
      <SelectField name="projectType" required className={halfOnWide} />
      <SelectField name="timeline" required className={halfOnWide} />
      <SelectField name="budgetRange" required className={halfOnWide} />
      <TextField name="quantity" required inputMode="numeric" className={halfOnWide} />
      <TextArea name="description" required rows={3} className="col-span-2" />
    </FormDialog>
  )
}
