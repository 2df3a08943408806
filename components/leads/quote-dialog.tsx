'use client'

import { useState } from 'react'
import type { HeroQuoteWords } from '../../lib/content/quote.ts'
import { heroQuoteSchema } from '../../lib/leads/quote.ts'
import { submitHeroQuote } from '../../lib/leads/submit-quote.ts'
import { SelectField, TextField } from './field.tsx'
import { LeadFormShell, type ShellWords } from './lead-form-shell.tsx'
import { ProductLines } from './product-lines.tsx'
import { closeDialog, TicketDialog } from './ticket-dialog.tsx'
import { useLeadForm } from './use-lead-form.ts'

const id = 'quote'
const half = 'col-span-2 min-[385px]:col-span-1'

/** The hero's Request a Quote dialog; products open it too and are collected in it. */
export function QuoteDialog({ words }: { words: HeroQuoteWords & ShellWords }) {
  const [schema] = useState(() => heroQuoteSchema({ ...words, tooLong: words.common.tooLong }))
  const form = useLeadForm({
    id: 'hero-quote',
    schema,
    action: submitHeroQuote,
    notices: words.notices,
    onSent: () => closeDialog(id),
  })
  return (
    <TicketDialog id={id} form={form} words={words}>
      <LeadFormShell form={form} words={words} dialog={{ id, cancel: words.cancel }}>
        <ProductLines dialogId={id} words={words.common.products} form={form} />
        <TextField name="name" required autoComplete="name" className="col-span-2" />
        <TextField name="company" autoComplete="organization" className={half} />
        <TextField name="phone" required type="tel" autoComplete="tel" className={half} />
        <TextField name="email" required type="email" autoComplete="email" className="col-span-2" />
        <SelectField name="interest" options={words.interests} className="col-span-2" />
      </LeadFormShell>
    </TicketDialog>
  )
}
