import { Testimonials } from '../site/testimonials.tsx'
import { reviews } from '../../lib/content/home/reviews.ts'

export function Reviews() {
  const { heading, testimonials, audienceHeading, audiences } = reviews()
  return (
    <section id="reviews" aria-labelledby="reviews-heading" className="ruled-t bg-yellow">
      <div className="wrap py-section">
        <h2 id="reviews-heading" className="type-h3 mb-6 md:mb-10">
          {heading}
        </h2>
        <Testimonials words={testimonials} leadSize="text-[clamp(38px,7vw,112px)]" />
        <h3 className="mt-5 mb-2.5 font-[680] md:mt-16">{audienceHeading}</h3>
        <ul role="list" className="audiences ruled">
          {audiences.map((audience, index) => (
            <li key={index}>{audience}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}
