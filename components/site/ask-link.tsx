import type { ReactNode } from 'react'

type Props = { need?: string; interest?: string; href?: string; className?: string; children: ReactNode }

/** Opens the quote dialog with `need` filled in; without need, script or dialog it is a plain link, by default to the home page's form. */
export function AskLink({ need, interest, unfolds, href = '#contact', ...rest }: Props & { unfolds?: true }) {
  const named = { 'data-need': need, 'data-interest': interest, 'data-unfolds': unfolds && '' }
  return <a href={href} {...{ commandfor: need && 'quote-dialog', ...named, ...rest }} />
}
