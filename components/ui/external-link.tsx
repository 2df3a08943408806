import type { ReactNode } from 'react'

type Props = { href: string; className?: string; children: ReactNode; arrow?: boolean; label?: string }

/** A link out of the site: opens in a new tab, says so to screen readers, and tells the other side nothing. */
export function ExternalLink({ href, className, children, arrow = true, label }: Props) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className} aria-label={label}>
      {children}
      {arrow && (
        <svg viewBox="0 0 11 11" width="11" height="11" aria-hidden="true" className="shrink-0">
          <path d="M1 10 10 1M3 1h7v7" fill="none" stroke="currentColor" strokeWidth="1.8" />
        </svg>
      )}
    </a>
  )
}
