import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { fill } from '../../lib/content/fill.ts'
import type { LeadFormsWords } from '../../lib/content/lead-forms.ts'
import type { ProductLine } from '../../lib/leads/product-line.ts'
import { CloseIcon } from '../ui/close-icon.tsx'
import { QuoteButton } from './quote-button.tsx'

type Props = {
  products: ProductLine[]
  /** The product whose button opened the dialog. */
  asked?: string
  words: LeadFormsWords['products']
  onChange: (products: ProductLine[]) => void
}

/** Most pictures in the bar. */
const pictures = 4

/** The products in the quote: removable lines in the form, a stub on each card, and a bar that leads back to the form. */
export function ChosenProducts({ products, asked, words, onChange }: Props) {
  const [said, setSaid] = useState('')
  const cards = products.map(({ product }) => ({ product, ...cardOf(product) }))

  function remove(product: string, ask: HTMLElement) {
    onChange(products.filter((line) => line.product !== product))
    setSaid(fill(words.removed, { product, count: products.length - 1 }))
    ask.focus()
  }

  return (
    <>
      <Lines {...{ products, asked, words, onChange }} />
      {cards.map(
        ({ product, card, ask }) =>
          card &&
          ask && (
            <Stub key={product} {...{ card, ask, product, words }} onRemove={() => remove(product, ask)} />
          ),
      )}
      {createPortal(
        <>
          <span role="status" className="sr-only">
            {said}
          </span>
          <div className="dock" data-screen-only="">
            <span aria-hidden="true" className="dock-pictures">
              {cards
                .slice(-pictures)
                .map(({ product, picture }) => picture && <img key={product} src={picture} alt="" />)}
            </span>
            <QuoteButton className="button button-primary button-small">
              {fill(words.open, { count: products.length })}
            </QuoteButton>
          </div>
        </>,
        document.body,
      )}
    </>
  )
}

function Lines({ products, asked, words, onChange }: Props) {
  const list = useRef<HTMLUListElement>(null)

  // Otherwise the dialog would focus the first line. It is not modal yet, unless this code came late.
  useLayoutEffect(() => {
    const line = list.current?.querySelector<HTMLElement>(`[data-line="${CSS.escape(asked ?? '')}"]`)
    if (!line) return
    line.autofocus = true
    return () => void (line.autofocus = false)
  }, [asked])

  /** The pressed button disappears with its line, so the focus moves on to the next one. */
  function remove(product: string) {
    const form = list.current?.closest('form')
    const focusable = [...(form?.querySelectorAll<HTMLElement>('li button, .input:not(li *)') ?? [])]
    const here = focusable.findIndex((control) => control.contains(document.activeElement))
    focusable[here + 1]?.focus()
    onChange(products.filter((line) => line.product !== product))
  }
  const count = (product: string, typed: string) =>
    onChange(
      products.map((line) =>
        line.product === product ? { ...line, quantity: typed.replace(/\D/g, '').slice(0, 7) } : line,
      ),
    )

  return (
    <>
      <p className="type-label">{words.label}</p>
      <ul ref={list} role="list" className="mt-1 max-h-[420px] overflow-y-auto">
        {products.map(({ product, quantity }) => (
          <li key={product} className="flex items-center gap-3 border-b border-rule py-1 text-3">
            <span className="min-w-0 flex-1 wrap-anywhere">{product}</span>
            <input
              inputMode="numeric"
              autoComplete="off"
              className="input h-control-small w-[84px]! text-right"
              data-line={product}
              aria-label={fill(words.quantity, { product })}
              placeholder={words.any}
              value={quantity}
              onChange={({ target }) => count(product, target.value)}
            />
            <button
              type="button"
              aria-label={fill(words.remove, { product })}
              onClick={() => remove(product)}
              className="grid size-control-small shrink-0 place-items-center hover:bg-yellow"
            >
              <CloseIcon size={12} />
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-2 text-slate">{words.rough}</p>
    </>
  )
}

type StubProps = {
  card: HTMLElement
  ask: HTMLElement
  product: string
  words: Props['words']
  onRemove: () => void
}

function Stub({ card, ask, product, words, onRemove }: StubProps) {
  useEffect(() => {
    card.toggleAttribute('data-chosen', true)
    return () => card.removeAttribute('data-chosen')
  }, [card])
  return (
    <>
      {createPortal(
        <span className="chosen-word">
          <svg viewBox="0 0 20 16" width="20" height="16" aria-hidden="true">
            <path d="M2 8l6 6L18 2" fill="none" stroke="currentColor" strokeWidth="2.6" />
          </svg>
          {words.chosen}
        </span>,
        ask,
      )}
      {createPortal(
        <button
          type="button"
          aria-label={fill(words.remove, { product })}
          onClick={onRemove}
          className="unchoose"
        >
          <CloseIcon size={14} />
        </button>,
        card,
      )}
    </>
  )
}

/** The product's card on this page, if any; its picture is the file the browser chose. */
function cardOf(product: string) {
  const ask = document.querySelector<HTMLElement>(`.ask[data-product="${CSS.escape(product)}"]`)
  const card = ask?.closest<HTMLElement>('.product-card')
  return { ask, card, picture: card?.querySelector('img')?.currentSrc }
}
