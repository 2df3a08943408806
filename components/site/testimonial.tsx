import { Stars } from '../ui/stars.tsx'
import type { Testimonial as Entry, Testimonials } from '../../lib/content/testimonial.ts'

type Props = {
  testimonial: Entry
  words: Testimonials
  quoteSize: string
  className?: string
  small?: boolean
}

export function Testimonial({ testimonial, words, quoteSize, className, small = false }: Props) {
  const { name, company, quote, rating } = testimonial
  return (
    <figure className={className}>
      <Stars
        rating={rating}
        label={words.ratingLabel.replace('{rating}', String(rating))}
        className={small ? 'mb-2.5 h-[18px] md:mb-4' : 'mb-3.5 h-6 md:mb-5.5'}
      />
      <blockquote className={quoteSize}>{`“${quote}”`}</blockquote>
      <figcaption className="mt-3 md:mt-5">
        <cite className="not-italic">
          <b className="font-[720]">{name}</b>
          {`, ${company}`}
        </cite>
      </figcaption>
    </figure>
  )
}
