import { QuoteButton } from '../leads/quote-button.tsx'
import { brand } from '../../lib/content/brand.ts'
import type { CallToActionWords } from '../../lib/content/page.ts'

export function CallToAction({ words }: { words: CallToActionWords }) {
  const { heading, lead, quote } = words
  const { phone } = brand()
  return (
    <section aria-labelledby="call-to-action-heading" className="ruled-t bg-yellow">
      <div className="wrap grid items-end gap-6 py-section md:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
        <h2 id="call-to-action-heading" className="type-display text-[clamp(52px,8vw,120px)]/[.88]">
          {heading}
        </h2>
        <div>
          <p className="type-lead">{lead}</p>
          <div className="mt-6 flex flex-wrap gap-3.5">
            <QuoteButton interest={quote.interest} product={quote.product} className="button button-key">
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
