import type { ReactNode } from 'react'
import clsx from 'clsx'
import { QuoteButton } from '../leads/quote-button.tsx'
import type { CallToActionWords, PageHero as Words } from '../../lib/content/page.ts'
import type { PictureContent } from '../../lib/content/shapes.ts'
import { Picture } from '../ui/picture.tsx'
import { AskLink } from './ask-link.tsx'
import type { Brand } from '../../lib/content/brand.ts'

type HeroProps = { words: Words & { picture?: PictureContent }; children?: ReactNode }

/** A page's split opening: words at the foot of the left column, a picture or other art filling the right one. */
export function PageHero({ words, children }: HeroProps) {
  const { heading, lead, quote, more, picture } = words
  return (
    <section className="page-hero print:grid-cols-[5fr_4fr] print:[gap:8mm] print:items-center grid sm:grid-cols-[minmax(min-content,7fr)_minmax(0,6fr)] md:min-h-[620px]">
      <div className="flex flex-col justify-end px-gutter py-8 md:py-9 md:pr-8 xl:pl-[max(var(--spacing-gutter),calc((100vw-var(--container-sheet))/2))]">
        <h1 className="type-h1 leading-solid md:[--h1:1.57]">{heading}</h1>
        <p className="type-lead mt-5 text-slate md:mt-6">{lead}</p>
        <div className="mt-6 flex flex-wrap gap-4 max-sm:*:flex-auto md:mt-7">
          <QuoteButton interest={quote.interest} need={quote.product} className="button button-primary">
            {quote.label}
          </QuoteButton>
          <a href={more.href} className="button button-secondary">
            {more.label}
          </a>
        </div>
      </div>
      <div className="relative overflow-clip max-sm:aspect-4/3 max-sm:ruled-t sm:ruled-l">
        {picture && (
          <Picture
            picture={picture}
            eager
            sizes="(min-width: 861px) 60vw, 100vw"
            className="absolute! inset-0"
          />
        )}
        {children}
      </div>
    </section>
  )
}

type Props = {
  words: CallToActionWords
  phone?: Brand['phone']
  /** Its ink, and the columns for words and drawing (ending.css). */
  className?: string
  onFlood?: boolean
  /** A drawing or a list beside the words. */
  children?: ReactNode
}

export function CallToAction({ words, phone, className = 'bg-yellow', onFlood, children }: Props) {
  const { heading, lead, quote, photo } = words
  const plain = photo ? 'button-secondary' : 'button-key'
  const look = onFlood ? 'button-yellow' : plain
  return (
    <section
      aria-labelledby="call-to-action-heading"
      className={clsx('ending grid ruled-t', onFlood && 'on-flood text-sheet', className)}
    >
      <div className="ending-words" data-screen-only="">
        <h2 id="call-to-action-heading" className="type-h1 [--h1:1.1]">
          {heading}
        </h2>
        <p className="type-lead mt-5">{lead}</p>
        <div className="mt-6 flex flex-wrap gap-3 max-sm:*:flex-auto">
          {photo && (
            <AskLink
              href={quote.contact}
              need={quote.product}
              interest={quote.interest}
              unfolds
              className="button button-key"
            >
              {photo}
            </AskLink>
          )}
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
