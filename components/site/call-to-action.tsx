import { QuoteButton } from '../leads/quote-button.tsx'
import type { Brand } from '../../lib/content/brand.ts'
import type { CallToActionWords } from '../../lib/content/page.ts'

type Props = {
  words: CallToActionWords
  phone: Brand['phone']
  ground?: 'bg-yellow' | 'bg-blue-tint' | 'bg-rubine-tint'
}

/** The end of a page, on its own ink. */
export function CallToAction({ words, phone, ground = 'bg-yellow' }: Props) {
  const { heading, lead, quote } = words
  return (
    <section aria-labelledby="call-to-action-heading" className={`ruled-t ${ground}`}>
      <div className="wrap grid items-end gap-6 py-section md:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
        <h2 id="call-to-action-heading" className="type-h1 [--h1:1.4]">
          {heading}
        </h2>
        <div>
          <p className="type-lead">{lead}</p>
          <div className="mt-6 flex flex-wrap gap-4">
            <QuoteButton interest={quote.interest} need={quote.product} className="button button-key">
              {quote.label}
            </QuoteButton>
            <a href={`tel:${phone.number}`} className="button button-secondary">
              {phone.label}
            </a>
          </div>
        </div>
      </div>
    </section>
  )
}
