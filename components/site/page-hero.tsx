import type { ReactNode } from 'react'
import { QuoteButton } from '../leads/quote-button.tsx'
import type { PageHero as Words } from '../../lib/content/page.ts'

/** A page's split opening: words at the foot of the left column, full-bleed art in the right one. */
export function PageHero({ words, children }: { words: Words; children: ReactNode }) {
  const { heading, lead, quote, more } = words
  return (
    <section className="grid md:min-h-155 md:grid-cols-[minmax(0,7fr)_minmax(0,6fr)]">
      <div className="flex flex-col justify-end px-gutter py-9 md:pt-18 md:pr-10 md:pb-14 xl:pl-[max(var(--spacing-gutter),calc((100vw-var(--container-sheet))/2))]">
        <h1 className="type-h1">{heading}</h1>
        <p className="type-lead mt-5 text-slate md:mt-6.5">{lead}</p>
        <div className="mt-6 flex flex-wrap gap-3.5 md:mt-7.5">
          <QuoteButton interest={quote.interest} product={quote.product} className="button button-primary">
            {quote.label}
          </QuoteButton>
          <a href={more.href} className="button button-secondary">
            {more.label}
          </a>
        </div>
      </div>
      <div className="relative overflow-clip border-key max-md:aspect-4/3 max-md:border-t-[1.5px] md:border-l-[1.5px]">
        {children}
      </div>
    </section>
  )
}
