import type { ReactNode } from 'react'

type Props = { head: ReactNode; children: ReactNode; className?: string; ground?: 'board' | 'scrim' }

/** A job ticket: a head, the dashed tear with two punched notches in the color of the ground, and the body. */
export function Docket({ head, children, className, ground = 'board' }: Props) {
  return (
    <div className={`docket ${className ?? ''}`} data-ground={ground}>
      <div className="docket-head notched md:py-5 md:px-7">{head}</div>
      {children}
    </div>
  )
}
