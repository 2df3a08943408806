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
  const { name, company, quote, rating, verified } = testimonial
  return (
    <figure className={className}>
      <Stars
        rating={rating}
        label={words.ratingLabel.replace('{rating}', String(rating))}
        className={small ? 'mb-4 h-[18px]' : 'mb-5.5 h-6'}
      />
      <blockquote className={quoteSize}>“{quote}”</blockquote>
      <figcaption className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <cite className="not-italic">
          <b className="font-[720]">{name}</b>, {company}
        </cite>
        {!verified && <span className="chip border-current">{words.sampleLabel}</span>}
      </figcaption>
    </figure>
  )
}
