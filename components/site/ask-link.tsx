import type { ReactNode } from 'react'

type Props = {
  need: string
  interest?: string
  /** Opens the dialog's artwork, too. */
  unfolds?: boolean
  href?: string
  className?: string
  children: ReactNode
}

/** Opens the quote dialog with what is needed filled in; without script, or on a page without it, leads to the form. */
export function AskLink({ need, interest, unfolds, href = '/#contact', className, children }: Props) {
  const named = { 'data-need': need, 'data-interest': interest, 'data-unfolds': unfolds && '' }
  const ask = { commandfor: 'quote-dialog', ...named }
  return (
    <a href={href} {...ask} className={className}>
      {children}
    </a>
  )
}
