'use client'

import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { fill } from '../../lib/content/fill.ts'
import type { LeadFormsWords } from '../../lib/content/lead-forms.ts'
import { type ProductLine, fieldLine, readLines } from '../../lib/leads/product-line.ts'
import type { LeadForm } from './use-lead-form.ts'

/** Loads with the first product. */
const ChosenProducts = lazy(async () => ({
  default: (await import('./chosen-products.tsx')).ChosenProducts,
}))

/** In milliseconds. */
const untilHeard = 300

type Props = {
  dialogId: string
  words: LeadFormsWords['products']
  form: LeadForm
  onCount: (count: number) => void
}

/**
 * The products collected so far. The page script writes them into the hidden field, one per line, both before and after
 * this code arrives.
 */
export function ProductLines({ dialogId, words, form, onCount }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [products, setProducts] = useState<ProductLine[]>([])
  const [asked, setAsked] = useState<string>()
  const [said, setSaid] = useState('')
  const sent = form.shown.state === 'sent'

  useEffect(() => onCount(products.length), [products, onCount])

  useEffect(() => {
    const dialog = document.getElementById(dialogId)
    const lines = () => readLines(field.current?.value ?? '')
    const read = () => {
      const product = dialog?.dataset.asked
      write(lines())
      setAsked(product)
      announce()
    }
    const announce = () => {
      const { asked: product = '' } = dialog?.dataset ?? {}
      const added = fill(words.added, { product, count: lines().length })
      setSaid('')
      // Screen readers miss announcements made as a dialog opens.
      if (lines().some((line) => line.product === product)) setTimeout(() => setSaid(added), untilHeard)
    }
    setProducts(lines())
    announce()
    const forget = () => setAsked(undefined)
    dialog?.addEventListener('products', read)
    dialog?.addEventListener('close', forget)
    return () => {
      dialog?.removeEventListener('products', read)
      dialog?.removeEventListener('close', forget)
    }
  }, [dialogId, words])

  useEffect(() => {
    if (sent) write([])
  }, [sent])

  function write(next: ProductLine[]) {
    if (field.current) field.current.value = next.map(fieldLine).join('\n')
    field.current?.dispatchEvent(new Event('input', { bubbles: true })) // updates the draft
    setProducts(next)
  }

  const { posted } = form
  const kept = 'values' in posted && posted.state !== 'sent' ? posted.values.products : undefined
  return (
    <>
      <span role="status" className="sr-only">
        {said}
      </span>
      <div className={products.length > 0 ? 'col-span-2' : 'hidden'}>
        <input ref={field} type="hidden" name="products" defaultValue={kept} />
        {products.length > 0 && (
          <Suspense>
            <ChosenProducts products={products} asked={asked} words={words} onChange={write} />
          </Suspense>
        )}
      </div>
    </>
  )
}
