import clsx from 'clsx'
import type { ReactNode } from 'react'
import { keepTogether } from './bold.tsx'
import type { TitledText } from '../../lib/content/shapes.ts'

type Props = {
  /** The anchor, for a section that links lead to. */
  id?: string
  /** Names the heading of a section without an anchor. */
  name?: string
  words: { heading: string; lead?: string }
  head?: string
  className: string
  title?: string
  children: ReactNode
}

/** Leads begin at one line down the page. */
const level = 'md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]'

/** A section of a page: its heading, with the lead on the right, level with the heading's last line. */
export function Section({
  id,
  name = id,
  words,
  head = level,
  className,
  title = 'type-h2',
  children,
}: Props) {
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
            <p className="type-lead text-slate">{keepTogether(lead)}</p>
          </div>
        ) : (
          top
        )}
        {children}
      </div>
    </section>
  )
}

/** Two to four short texts in columns under yellow rules, on a flood of ink. */
export function YellowColumns({ items, className }: { items: TitledText[]; className: string }) {
  return (
    <ul
      role="list"
      className={`yellow-columns grid grid-cols-2 print:break-inside-avoid gap-x-5 gap-y-6 md:gap-x-6 ${columns[items.length]} ${className}`}
    >
      {items.map(({ title, text }) => (
        <li
          key={title}
          className="border-t-4 border-yellow pt-3 max-md:last:odd:col-span-2 md:pt-4 print:border-key"
        >
          <h3 className="type-h3 leading-title max-lg:text-4 max-md:text-3">{title}</h3>
          <p className="mt-1 text-2 md:mt-3 md:text-3">{keepTogether(text)}</p>
        </li>
      ))}
    </ul>
  )
}

const columns = ['', '', 'md:grid-cols-2', 'md:grid-cols-3', 'md:grid-cols-4']

/** Up to four benefits: one ruled strip on wide screens, two by two on phones. */
export function BenefitStrip({ benefits }: { benefits: TitledText[] }) {
  return (
    <ul
      className={`ruled-b mt-6 grid grid-cols-2 max-md:gap-x-5 md:ruled-t md:mt-8 ${columns[benefits.length]}`}
    >
      {benefits.map(({ title, text }, index) => (
        <li
          key={index}
          className="py-2 max-md:ruled-t md:px-6 md:pt-5 md:pb-6 md:not-last:ruled-r md:first:pl-0"
        >
          <h3 className="text-2 font-head md:type-h4">{title}</h3>
          <p className="text-2 text-slate md:mt-1">{keepTogether(text)}</p>
        </li>
      ))}
    </ul>
  )
}

/** Facts in a few words each, on one line if they fit, and the last on a line of its own (product-card.css). */
export function Facts({ facts, last, className }: { facts: string[]; last?: string; className?: string }) {
  return (
    <p className={clsx('facts', className)}>
      {keepTogether(facts.join('\u00a0· ') + (last ? `\n${last}` : ''))}
    </p>
  )
}
