import type { ReactNode } from 'react'

type Props = { className?: string; children: ReactNode; interest?: string; product?: string }

/**
 * Leads to the quote form with the product named there.
 * @param interest one of the hero quote's interests
 * @param product the product's name as it stands on its card
 */
export function QuoteButton({ className, children, product }: Props) {
  return (
    <a href="#contact" className={className} data-product={product}>
      {children}
    </a>
  )
}
