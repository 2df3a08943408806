import clsx from 'clsx'
import type { ReactNode } from 'react'
import { QuoteButton } from '../leads/quote-button.tsx'
import type { Brand } from '../../lib/content/brand.ts'
import type { CallToActionWords } from '../../lib/content/page.ts'

type Props = {
  words: CallToActionWords
  /** Beside the button. */
  phone?: Brand['phone']
  /** Instead of the phone number, before the button. */
  action?: ReactNode
  /** Its ink, and the columns of words and drawing (ending.css). */
  className?: string
  onFlood?: boolean
  /** A drawing or a list beside the words. */
  children?: ReactNode
}

/** The end of a page, with the next step that fits it. */
export function CallToAction({ words, phone, action, className = 'bg-yellow', onFlood, children }: Props) {
  const { heading, lead, quote } = words
  const look = onFlood ? 'button-yellow' : action ? 'button-secondary' : 'button-key'
  return (
    <section
      aria-labelledby="call-to-action-heading"
      className={clsx('ending ruled-t', onFlood && 'on-flood text-sheet', className)}
    >
      <div className="ending-words" data-screen-only="">
        <h2 id="call-to-action-heading" className="type-h1 [--h1:1.1]">
          {heading}
        </h2>
        <p className="type-lead mt-5">{lead}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          {action}
          <QuoteButton interest={quote.interest} need={quote.product} className={`button ${look}`}>
            {quote.label}
          </QuoteButton>
          {phone && (
            <a
              href={`tel:${phone.number}`}
              className={clsx('button button-secondary', onFlood && 'border-sheet! hover:text-key')}
            >
              {phone.label}
            </a>
          )}
        </div>
      </div>
      {children}
    </section>
  )
}
