import type { ReactNode } from 'react'

type Props = { need?: string; interest?: string; href?: string; className?: string; children: ReactNode }

/**
 * A link that opens the quote dialog with what is needed filled in, and with its artwork unfolded if it says so. Without
 * a need, without script, or on a page without the dialog it leads to its address, by default the form's.
 */
export function AskLink({
  need,
  interest,
  unfolds,
  href = '/#contact',
  ...rest
}: Props & { unfolds?: true }) {
  const named = { 'data-need': need, 'data-interest': interest, 'data-unfolds': unfolds && '' }
  return <a href={href} {...{ commandfor: need && 'quote-dialog', ...named, ...rest }} />
}
