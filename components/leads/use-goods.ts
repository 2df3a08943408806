'use client'

import { useEffect, useRef, useState } from 'react'
import { fill } from '../../lib/content/fill.ts'
import type { LeadFormsWords } from '../../lib/content/lead-forms.ts'
import { type ProductLine, fieldLine, readLines } from '../../lib/leads/product-line.ts'
import type { LeadForm } from './use-lead-form.ts'

/** Screen readers miss announcements made as a dialog opens; in milliseconds. */
const untilHeard = 300

export type Goods = Omit<ReturnType<typeof useGoods>, 'field'>

/** The list of products. The page script keeps it in a hidden field, before and after this code arrives. */
export function useGoods(dialogId: string, words: LeadFormsWords['products'], { shown }: LeadForm) {
  const field = useRef<HTMLInputElement>(null)
  const [products, setProducts] = useState<ProductLine[]>([])
  const [asked, setAsked] = useState<string>()
  const [said, setSaid] = useState('')
  /** What was on the list before the last one was taken out. */
  const [lost, setLost] = useState<ProductLine[]>([])

  useEffect(() => {
    const dialog = document.getElementById(dialogId)
    let before: ProductLine[] = []
    let timer: ReturnType<typeof setTimeout>
    const read = () => {
      const lines = readLines(field.current?.value ?? '')
      const product = dialog?.dataset.asked
      setProducts(lines)
      setAsked(product)
      setLost(product && lines.length === 0 ? before : [])
      if (product && lines.length !== before.length) {
        const { length: count } = lines
        const more = count === 1 ? words.added.one : words.added.many
        const fewer = count > 0 ? words.removed : words.emptied
        const sentence = fill(count > before.length ? more : fewer, { product, count })
        setSaid('')
        clearTimeout(timer)
        timer = setTimeout(() => setSaid(sentence), untilHeard)
      }
      before = lines
    }
    read()
    const forget = () => setAsked(undefined)
    dialog?.addEventListener('products', read)
    dialog?.addEventListener('close', forget)
    return () => {
      clearTimeout(timer)
      dialog?.removeEventListener('products', read)
      dialog?.removeEventListener('close', forget)
    }
  }, [dialogId, words])

  useEffect(() => {
    if (shown.state === 'sent') write([])
  }, [shown])

  function write(lines: ProductLine[], removed = '') {
    if (!field.current) return
    const dialog = field.current.closest('dialog')
    if (dialog) dialog.dataset.asked = removed
    field.current.value = lines.map(fieldLine).join('\n')
    field.current.dispatchEvent(new Event('input', { bubbles: true }))
  }

  return { field, products, asked, said, lost, write }
}
