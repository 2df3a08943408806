'use client'

import { lazy, Suspense } from 'react'
import { fill, withCount } from '../../lib/content/fill.ts'
import type { LeadFormsWords, QuoteWords } from '../../lib/content/lead-forms.ts'
import type { ProductLine } from '../../lib/leads/product-line.ts'
import { quoteRequestSchema } from '../../lib/leads/request-a-quote.ts'
import { submitQuote } from '../../lib/leads/submit.ts'
import { SelectField, TextField } from './lead-form.tsx'
import { useGoods } from './use-goods.ts'
import { FormBoundary } from './form-boundary.tsx'
import { FormDialog } from './form-dialog.tsx'
import { type ShellWords, useLeadForm } from './use-lead-form.ts'

const ChosenProducts = lazy(async () => ({
  default: (await import('./chosen-products.tsx')).ChosenProducts,
}))

const half = 'col-span-2 @[19rem]:col-span-1'

type Props = { words: QuoteWords & ShellWords }

/** The hero's Request a Quote dialog; products open it too, and it has the list of them. */
export const QuoteDialog = (props: Props) => (
  <FormBoundary dialog="quote-dialog">
    <QuoteForm {...props} />
  </FormBoundary>
)

function QuoteForm({ words }: Props) {
  const { common, fields, answers } = words
  const form = useLeadForm({
    id: 'quote',
    words,
    schema: quoteRequestSchema,
    action: submitQuote,
    choices: { interest: words.interests },
  })
  const { field, ...goods } = useGoods('quote-dialog', common.products, form)
  const { length: count } = goods.products
  const dialogWords =
    count === 0
      ? words
      : {
          ...words,
          lead: withCount(answers, count),
          fields: { ...fields, need: { ...fields.need, label: words.else } },
        }
  return (
    <>
      <FormDialog form={form} words={dialogWords} keeps={common.products.keeps} products={goods.products}>
        <span role="status" className="sr-only">
          {goods.said}
        </span>
        {/* With the words for the cards. */}
        <input
          ref={field}
          type="hidden"
          name="products"
          defaultValue={form.typed.products}
          data-late=""
          data-chosen={common.products.chosen}
          data-counted={common.products.counted}
          data-opens={common.products.opens}
        />
        {count + goods.lost.length > 0 ? (
          <Suspense fallback={<LinesToCome words={common.products} products={goods.products} />}>
            <ChosenProducts words={common.products} goods={goods} />
          </Suspense>
        ) : (
          <LinesToCome words={common.products} products={[]} />
        )}
        <div className="need col-span-full">
          <TextField name="need" />
          <TextField name="quantity" inputMode="numeric" />
        </div>
        <TextField name="name" autoFocus required autoComplete="name" className="col-span-2" />
        <TextField name="company" autoComplete="organization" className={half} />
        <TextField name="phone" required type="tel" autoComplete="tel" className={half} />
        <TextField name="email" required type="email" autoComplete="email" className="beside-list" />
        <SelectField name="interest" className="beside-list" />
      </FormDialog>
      {/* A closed dialog's live region is not announced. */}
      <span role="status" className="sr-only">
        {goods.said}
      </span>
    </>
  )
}

/** Takes the room of a day in words. */
const longDay = '000000000, 00 000'

type LinesProps = { words: LeadFormsWords['products']; products: ProductLine[] }

/** The room of the list, with what the page script has noted, so that nothing moves under the hand as the list arrives. */
const LinesToCome = ({ words: { label, count, rough, kept }, products }: LinesProps) => (
  <div className="lines-to-come" aria-hidden="true">
    <p className="goods-line type-label">
      <span className="first:col-span-2">{label}</span>
      <span className="first:col-span-2">{count}</span>
    </p>
    <p className="goods-line ruled-t ruled-b">
      <span className="w-[52px] h-[52px] md:w-[44px] md:h-[44px] ruled bg-board" />
      <b
        className="noted wrap-anywhere font-label"
        data-noted={products.map(({ product }) => product).join(' · ') || undefined}
      />
      <span className="min-h-control" />
    </p>
    <p className="mt-2 flex flex-wrap gap-x-4 text-2 text-slate">
      <span className="md:hidden">{rough}</span>
      <span className="md:hidden invisible">{fill(kept, { day: longDay })}</span>
    </p>
  </div>
)
