import clsx from 'clsx'
import { fullRows } from '../ui/full-rows.ts'
import { Testimonials } from '../site/testimonials.tsx'
import type { reviews } from '../../lib/content/home/reviews.ts'

export function Reviews({ words }: { words: ReturnType<typeof reviews> }) {
  const { heading, testimonials, audienceHeading, audiences } = words
  // Six have a separate strip, with cells as wide as their words.
  const shares = audiences.length === 6 ? [] : fullRows(audiences.length, { phone: 2, middle: 3, lg: 6 })
  return (
    <section id="reviews" aria-labelledby="reviews-heading" className="ruled-t bg-yellow">
      <div className="wrap py-section">
        <h2 id="reviews-heading" className="type-h3 mb-6 md:mb-8">
          {heading}
        </h2>
        <Testimonials words={testimonials} leadSize="text-8" />
        <h3 className="mt-5 mb-3 font-label md:mt-9">{audienceHeading}</h3>
        <ul role="list" className={clsx('audiences ruled', shares.length > 0 && 'full-rows')}>
          {audiences.map((audience, index) => (
            <li key={index} className={shares[index]}>
              {audience}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
