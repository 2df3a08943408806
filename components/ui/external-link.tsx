import type { ReactNode } from 'react'

type Props = { href: string; className?: string; children: ReactNode; arrow?: boolean; label?: string }

/** A link to another site: opens in a new tab, tells screen readers so, and sends no referrer. */
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
