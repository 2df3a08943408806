import clsx from 'clsx'
import { fill } from '../../lib/content/fill.ts'
import type { reviews } from '../../lib/content/home/story.ts'
import type { Testimonial as Entry, Testimonials as Words } from '../../lib/content/page.ts'
import { fullRows } from '../ui/full-rows.ts'
import { Picture } from '../ui/picture.tsx'
import { Section } from '../ui/section.tsx'

const columns = ['hidden', '', 'md:grid-cols-2', 'md:grid-cols-3', 'md:grid-cols-2']

/** A large quote, in type of `leadSize`, beside two small ones or above up to four, separated by rules. */
export function Testimonials({ words, leadSize }: { words: Words; leadSize: string }) {
  const [lead, ...rest] = words.quotes
  const pair = rest.length === 2
  return (
    <>
      <SampleLine words={words} />
      <div className={clsx(pair && 'grid lg:grid-cols-[7fr_4fr] lg:gap-x-9')}>
        {lead && (
          <Testimonial
            testimonial={lead}
            words={words}
            quoteSize={`type-display leading-solid -indent-[.36em] ${leadSize}`}
          />
        )}
        <div
          className={clsx(
            'ruled-t mt-6 grid md:mt-9',
            columns[rest.length],
            pair && 'lg:mt-0 lg:grid-cols-1 lg:border-t-0',
          )}
        >
          {rest.map((testimonial, index) => (
            <Testimonial
              key={testimonial.name}
              testimonial={testimonial}
              words={words}
              className={clsx(
                'py-4 max-md:not-first:ruled-t',
                pair
                  ? 'md:max-lg:first:pr-9 md:max-lg:not-first:ruled-l md:max-lg:not-first:pl-9 lg:ruled-t lg:py-5'
                  : 'md:pb-3 md:first:pr-9 md:not-first:ruled-l md:not-first:pl-9',
                rest.length === 3 && 'md:not-last:pr-9',
                rest.length === 4 && ['md:odd:border-l-0 md:odd:pr-9 md:odd:pl-0', index > 1 && 'md:ruled-t'],
              )}
              quoteSize="text-5 leading-title font-label x-tight text-balance"
              small
            />
          ))}
        </div>
      </div>
    </>
  )
}

function SampleLine({ words: { quotes, allSamples, someSamples } }: { words: Words }) {
  const samples = quotes.filter(({ verified }) => !verified)
  if (samples.length === 0) return null
  const names = samples.map(({ name }) => name).join(', ')
  return (
    <p data-samples="" className="mb-6 text-1 not-first:-mt-5 md:mb-7">
      {samples.length === quotes.length ? allSamples : fill(someSamples, { names })}
    </p>
  )
}

type Props = {
  testimonial: Entry
  words: Words
  quoteSize: string
  className?: string
  small?: boolean
}

function Testimonial({ testimonial, words, quoteSize, className, small = false }: Props) {
  const { name, company, logo, quote, rating } = testimonial
  return (
    <figure className={className}>
      <Stars
        rating={rating}
        label={fill(words.ratingLabel, { rating })}
        className={small ? 'mb-3 h-[18px]' : 'mb-4 h-[24px]'}
      />
      <blockquote dir="auto" className={quoteSize}>{`“${quote}”`}</blockquote>
      <figcaption dir="auto" className={clsx('mt-4 md:mt-5', logo && 'flex items-center gap-4')}>
        {logo && (
          <Picture
            picture={{ ...logo, alt: company }}
            sizes="96px"
            className="ruled aspect-2/1 w-[96px] shrink-0"
          />
        )}
        <cite className="not-italic">
          <b className="font-head">{name}</b>
          {`, ${company}`}
        </cite>
      </figcaption>
    </figure>
  )
}

const star = 'l3.3 7.5 8.1.8-6.1 5.4 1.8 8-7.1-4.2-7.1 4.2 1.8-8-6.1-5.4 8.1-.8z'
const step = 27

const stars = (count: number) =>
  Array.from({ length: count }, (_, place) => `M${12 + place * step} .8${star}`).join('')

/** A rating as one labelled image: filled stars, then outlined ones up to five. */
function Stars({ rating, label, className }: { rating: number; label: string; className?: string }) {
  return (
    <svg viewBox="-1 -1 134 26" role="img" aria-label={label} className={className}>
      <path d={stars(5)} fill="none" stroke="currentColor" strokeWidth="1.2" />
      <path d={stars(rating)} fill="currentColor" />
    </svg>
  )
}

export function Reviews({ words }: { words: ReturnType<typeof reviews> }) {
  const { testimonials, audienceHeading, audiences } = words
  // Six have a separate strip, with cells as wide as their words.
  const shares = audiences.length === 6 ? [] : fullRows(audiences.length, { phone: 2, middle: 3, lg: 6 })
  return (
    <Section id="reviews" words={words} title="type-h3 mb-6 md:mb-7" className="ruled-t bg-yellow">
      <Testimonials words={testimonials} leadSize="text-8" />
      <h3 className="mt-5 mb-3 font-label md:mt-8">{audienceHeading}</h3>
      <ul
        role="list"
        className={clsx(
          'overflow-clip ruled',
          shares.length > 0
            ? 'full-rows'
            : 'grid grid-cols-[repeat(2,1fr)] sm:grid-cols-[repeat(3,1fr)] lg:grid-cols-[repeat(6,auto)]',
        )}
      >
        {audiences.map((audience, index) => (
          <li
            key={index}
            className={clsx(
              'ruled-cell grid place-items-center px-2 py-3 text-center text-3 leading-control font-label lg:p-4',
              shares[index],
            )}
          >
            {audience}
          </li>
        ))}
      </ul>
    </Section>
  )
}
