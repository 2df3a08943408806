import clsx from 'clsx'
import type { ReactNode } from 'react'

type Props = {
  /** The anchor, for a section that links lead to. */
  id?: string
  /** Names the heading where there is no anchor. */
  name?: string
  words: { heading: string; lead?: string }
  /** Columns of the heading and its lead. */
  head?: string
  className: string
  /** Of the heading. */
  title?: string
  children: ReactNode
}

/** A section of a page: its heading, with the lead on the right, level with the heading's last line. */
export function Section({ id, name = id, words, head, className, title = 'type-h2', children }: Props) {
  const { heading, lead } = words
  const top = (
    <h2 id={`${name}-heading`} className={title}>
      {heading}
    </h2>
  )
  return (
    <section id={id} aria-labelledby={`${name}-heading`} className={className}>
      <div className="wrap py-section">
        {lead ? (
          <div className={clsx('grid gap-x-6 gap-y-5 md:items-end', head)}>
            {top}
            <p className="type-lead text-slate">{lead}</p>
          </div>
        ) : (
          top
        )}
        {children}
      </div>
    </section>
  )
}
