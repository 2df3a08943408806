import type { ReactNode } from 'react'
import { fill } from '../../lib/content/fill.ts'
import { fieldLine } from '../../lib/leads/product-line.ts'

type Props = {
  className?: string
  children: ReactNode
  /** Which dialog it opens; the hero's by default. */
  opens?: 'quote' | 'quick-quote'
  /** One of the quote dialog's interests, preselected. */
  interest?: string
  /** A product without a card, which becomes a line of the list. */
  product?: string
  /** A need in words: filled into the dialog's first field. */
  need?: string
  /** Its name for screen readers, if not its text. */
  label?: string
}

/** Opens a quote dialog without script; the page script fills it in, and stands in for browsers without commands. */
export function QuoteButton({ className, children, opens = 'quote', interest, product, need, label }: Props) {
  const command = { command: 'show-modal', commandfor: `${opens}-dialog` }
  const named = { 'data-interest': interest, 'data-product': product, 'data-need': need }
  return (
    <button type="button" {...command} {...named} aria-label={label} className={className}>
      {children}
    </button>
  )
}

type ProductProps = {
  label: string
  pressed: string
  product: string
  id?: string
  interest?: string
  /** The link of the words, if it is no quote. */
  href?: string
  /** A need in words, used while the list is empty instead of a product line. */
  need?: string
}

/** A card's last cell: its words open the quote, its plus adds to the list. Without script, the words post the contact form. */
export function ProductQuoteButton({ label, pressed, product, id, interest, href, need }: ProductProps) {
  const name = `${label}, ${product}`
  const named = { 'data-product': product, 'data-id': id, 'data-interest': interest, 'data-need': need }
  return (
    <div className="ask-cell" {...named}>
      {href ? (
        <a href={href} aria-label={name} className="ask">
          {label}
        </a>
      ) : (
        <QuoteButton label={name} className="ask scripted-only">
          {label}
        </QuoteButton>
      )}
      <button
        type="button"
        aria-label={fill(pressed, { product })}
        aria-pressed="false"
        className="add scripted-only"
      />
      {!href && (
        <button
          type="submit"
          form="project-request"
          formNoValidate
          name="product"
          value={fieldLine({ product, id: id ?? '', quantity: '' })}
          aria-label={name}
          className="ask scriptless-only"
        >
          {label}
        </button>
      )}
    </div>
  )
}
