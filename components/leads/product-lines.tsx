'use client'

import { useEffect, useRef, useState } from 'react'
import type { LeadFormsWords } from '../../lib/content/lead-forms.ts'
import type { LeadForm } from './use-lead-form.ts'
import { CloseIcon } from '../ui/close-icon.tsx'

type Props = { dialogId: string; words: LeadFormsWords['products']; form: LeadForm }

const lines = (text: string) => text.split('\n').filter(Boolean)

/**
 * The products that the visitor has collected. The page script writes them into the hidden field, one a line, before
 * this code has arrived and after; here they get their lines, each of which can be taken out again.
 */
export function ProductLines({ dialogId, words, form }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [products, setProducts] = useState<string[]>([])
  const sent = form.shown.state === 'sent'

  useEffect(() => {
    const read = () => setProducts(lines(field.current?.value ?? ''))
    read()
    const dialog = document.getElementById(dialogId)
    dialog?.addEventListener('products', read)
    return () => dialog?.removeEventListener('products', read)
  }, [dialogId])

  useEffect(() => {
    if (sent) write([])
  }, [sent])

  function write(next: string[]) {
    if (field.current) field.current.value = next.join('\n')
    field.current?.dispatchEvent(new Event('input', { bubbles: true })) // the draft follows
    setProducts(next)
  }

  /** The button that was pressed goes with its line: the focus moves on to what comes next. */
  function remove(product: string) {
    const focusable = [...(field.current?.form?.querySelectorAll<HTMLElement>('li button, .input') ?? [])]
    const here = focusable.findIndex((control) => control.contains(document.activeElement))
    focusable[here + 1]?.focus()
    write(products.filter((other) => other !== product))
  }

  const { posted } = form
  const kept = 'values' in posted && posted.state !== 'sent' ? posted.values.products : undefined
  return (
    <div className={products.length > 0 ? 'col-span-2' : 'hidden'}>
      <input ref={field} type="hidden" name="products" defaultValue={kept} />
      {products.length > 0 && (
        <>
          <p className="type-label">{words.label}</p>
          <ul role="list" className="mt-1">
            {products.map((product) => (
              <li
                key={product}
                className="flex items-center justify-between border-b border-rule text-[16px]"
              >
                {product}
                <button
                  type="button"
                  aria-label={words.remove.replace('{product}', product)}
                  onClick={() => remove(product)}
                  className="grid size-11 shrink-0 place-items-center hover:bg-yellow"
                >
                  <CloseIcon size={12} />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
