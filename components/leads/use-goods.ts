'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fill } from '../../lib/content/fill.ts'
import type { LeadFormsWords } from '../../lib/content/lead-forms.ts'
import { type ProductLine, fieldLine, readLines } from '../../lib/leads/product-line.ts'
import { useEvents } from '../ui/use-events.ts'
import type { LeadFormState } from './use-lead-form.ts'

/** Screen readers miss announcements made as a dialog opens; in milliseconds. */
const untilHeard = 300

export type Goods = Omit<ReturnType<typeof useGoods>, 'field'>

/** The list of products. The page script keeps it in a hidden field, before and after this code arrives. */
export function useGoods(dialogId: string, words: LeadFormsWords['products'], { shown }: LeadFormState) {
  const field = useRef<HTMLInputElement>(null)
  const [products, setProducts] = useState<ProductLine[]>([])
  const [asked, setAsked] = useState<string>()
  const [said, setSaid] = useState('')
  /** The list before the last removal. */
  const [lost, setLost] = useState<ProductLine[]>([])

  const before = useRef<ProductLine[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const dialog = () => document.getElementById(dialogId)
  function read() {
    const lines = readLines(field.current?.value ?? '')
    const product = dialog()?.dataset.asked
    setProducts(lines)
    setAsked(product)
    setLost(product && lines.length === 0 ? before.current : [])
    if (product && lines.length !== before.current.length) {
      const { length: count } = lines
      const more = count === 1 ? words.added.one : words.added.many
      const fewer = count > 0 ? words.removed : words.emptied
      const sentence = fill(count > before.current.length ? more : fewer, { product, count })
      setSaid('')
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setSaid(sentence), untilHeard)
    }
    before.current = lines
  }
  const begin = useEffectEvent(read)
  useEffect(() => begin(), [])
  useEvents('products', read, dialog)
  useEvents('close', () => setAsked(undefined), dialog)

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
