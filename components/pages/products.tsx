import type { Block } from '../../lib/content/pages.ts'
import { QuoteButton } from '../leads/quote-button.tsx'
import { Picture } from '../ui/picture.tsx'

/** Goods that can be quoted, each under its own name. */
export function Products({ id, words: { heading, quote, list } }: { id: string; words: Block<'products'> }) {
  return (
    <section aria-labelledby={id} className="ruled-t">
      <div className="wrap py-section">
        <h2 id={id} className="type-h2">
          {heading}
        </h2>
        <ul role="list" className="mt-9 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {list.map(({ name, text, picture }) => (
            <li key={name} className="flex flex-col">
              <Picture
                picture={picture}
                sizes="(min-width: 1024px) 22vw, (min-width: 640px) 45vw, 90vw"
                className="ruled aspect-4/3"
              />
              <h3 className="type-h3 mt-4">{name}</h3>
              <p className="mt-1 mb-4 text-base/[1.5] text-slate">{text}</p>
              <QuoteButton
                interest={quote.interest}
                product={name}
                className="button button-secondary button-small mt-auto self-start"
              >
                {quote.label}
              </QuoteButton>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
