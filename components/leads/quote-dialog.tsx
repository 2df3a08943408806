'use client'

import { useState } from 'react'
import type { QuoteWords } from '../../lib/content/quote.ts'
import { quoteSchema } from '../../lib/leads/quote.ts'
import { submitQuote } from '../../lib/leads/submit-quote.ts'
import { SelectField, TextField } from './field.tsx'
import { LeadFormShell } from './lead-form-shell.tsx'
import type { ShellWords } from './shell-words.ts'
import { ProductLines } from './product-lines.tsx'
import { closeDialog, FormDialog } from './form-dialog.tsx'
import { useLeadForm } from './use-lead-form.ts'

const id = 'quote-dialog'
const half = 'col-span-2 @[19rem]:col-span-1'

/** The hero's Request a Quote dialog; products open it too, and it collects them. */
export function QuoteDialog({ words }: { words: QuoteWords & ShellWords }) {
  const [schema] = useState(() => quoteSchema({ ...words, tooLong: words.common.tooLong }))
  const [chosen, setChosen] = useState(0)
  const form = useLeadForm({
    id: 'quote',
    schema,
    action: submitQuote,
    notices: words.notices,
    onSent: () => closeDialog(id),
  })
  return (
    <FormDialog id={id} form={form} words={words}>
      <LeadFormShell
        form={form}
        words={words}
        dialog={{ id, cancel: chosen > 0 ? words.common.products.keep : words.cancel }}
      >
        <ProductLines dialogId={id} words={words.common.products} form={form} onCount={setChosen} />
        <TextField name="name" autoFocus required autoComplete="name" className="col-span-2" />
        <TextField name="company" autoComplete="organization" className={half} />
        <TextField name="phone" required type="tel" autoComplete="tel" className={half} />
        <TextField name="email" required type="email" autoComplete="email" className="col-span-2" />
        <SelectField name="interest" options={words.interests} className="col-span-2" />
      </LeadFormShell>
    </FormDialog>
  )
}
