import type { ReactNode } from 'react'

type Props = {
  className?: string
  children: ReactNode
  /** Which dialog it opens; the hero's by default. */
  opens?: 'quote' | 'quick-quote'
  /** One of the quote dialog's interests, preselected. */
  interest?: string
  /** A product's or category's name as on its card, noted in the dialog, with its id if the content has one. */
  product?: string
  productId?: string
}

/**
 * Opens a quote dialog by an invoker command, which needs no script; the page script fills in what the button names, and
 * emulates the command in browsers without it.
 */
export function QuoteButton({ className, children, opens = 'quote', interest, product, productId }: Props) {
  const command = { command: 'show-modal', commandfor: `${opens}-dialog` }
  const named = { 'data-interest': interest, 'data-product': product, 'data-id': productId }
  return (
    <button type="button" {...command} {...named} className={className}>
      {children}
    </button>
  )
}
