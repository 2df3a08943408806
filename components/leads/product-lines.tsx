'use client'

import { lazy, Suspense } from 'react'
import type { LeadFormsWords } from '../../lib/content/lead-forms.ts'
import type { Goods } from './use-goods.ts'

/** Loads with the first product. */
const ChosenProducts = lazy(async () => ({
  default: (await import('./chosen-products.tsx')).ChosenProducts,
}))

type Props = { words: LeadFormsWords['products']; goods: Goods; kept: string | undefined }

/** The products in the dialog and in the bar below the page. The hidden field has the words for the cards, too. */
export function ProductLines({ words, goods, kept }: Props) {
  const { field, products, said, lost } = goods
  const { chosen, counted, opens } = words
  return (
    <>
      <span role="status" className="sr-only">
        {said}
      </span>
      <div className={products.length > 0 ? 'col-span-full' : 'hidden'}>
        <input
          ref={field}
          type="hidden"
          name="products"
          defaultValue={kept}
          data-late=""
          data-chosen={chosen}
          data-counted={counted}
          data-opens={opens}
        />
        {products.length + lost.length > 0 && (
          <Suspense>
            <ChosenProducts words={words} goods={goods} />
          </Suspense>
        )}
      </div>
    </>
  )
}
