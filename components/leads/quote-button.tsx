import type { ReactNode } from 'react'

type Props = {
  className?: string
  children: ReactNode
  /** Which dialog it opens; the hero's by default. */
  opens?: 'quote' | 'quick-quote'
  /** One of the quote dialog's interests, preselected. */
  interest?: string
  /** A product without a card of its own, which becomes a line of the list. */
  product?: string
  /** What is asked for in words: filled into the dialog's first field. */
  need?: string
  /** Its name for screen readers, if not its text. */
  label?: string
}

/**
 * Opens a quote dialog by an invoker command, which needs no script; the page script fills in what the button names, and
 * emulates the command in browsers without it.
 */
export function QuoteButton({ className, children, opens = 'quote', interest, product, need, label }: Props) {
  const command = { command: 'show-modal', commandfor: `${opens}-dialog` }
  const named = { 'data-interest': interest, 'data-product': product, 'data-need': need }
  return (
    <button type="button" {...command} {...named} aria-label={label} className={className}>
      {children}
    </button>
  )
}
