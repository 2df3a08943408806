import type { ReactNode } from 'react'

type Props = { need: string; interest?: string; href?: string; className?: string; children: ReactNode }

/** Opens the quote dialog with what is needed filled in; without script, or on a page without it, leads to the form. */
export function AskLink({ need, interest, href = '/#contact', className, children }: Props) {
  const ask = { commandfor: 'quote-dialog', 'data-need': need, 'data-interest': interest }
  return (
    <a href={href} {...ask} className={className}>
      {children}
    </a>
  )
}
