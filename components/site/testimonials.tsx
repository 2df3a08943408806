import type { Testimonials as Words } from '../../lib/content/testimonial.ts'
import { Testimonial } from './testimonial.tsx'

/**
 * One large quote over two small ones split by a rule.
 * @param leadSize the type size of the large quote, as it differs by page
 */
export function Testimonials({ words, leadSize }: { words: Words; leadSize: string }) {
  const [lead, ...rest] = words.quotes
  return (
    <>
      {lead && (
        <Testimonial
          testimonial={lead}
          words={words}
          quoteSize={`type-display -indent-[.42em] ${leadSize}`}
        />
      )}
      <div className="ruled-t mt-6 grid md:mt-18 md:grid-cols-2">
        {rest.map((testimonial) => (
          <Testimonial
            key={testimonial.name}
            testimonial={testimonial}
            words={words}
            className="border-key py-4 max-md:not-first:border-t-[1.5px] md:pb-2 md:first:pr-12 md:not-first:border-l-[1.5px] md:not-first:pl-12"
            quoteSize="text-[clamp(26px,2.5vw,36px)]/[1.14] font-[640] [font-stretch:76%] text-pretty"
            small
          />
        ))}
      </div>
      <SampleLine words={words} />
    </>
  )
}

function SampleLine({ words: { quotes, allSamples, someSamples } }: { words: Words }) {
  const samples = quotes.filter(({ verified }) => !verified)
  if (samples.length === 0) return null
  const names = samples.map(({ name }) => name).join(', ')
  return (
    <p data-samples="" className="mt-2 text-[14px] md:mt-5">
      {samples.length === quotes.length ? allSamples : someSamples.replace('{names}', names)}
    </p>
  )
}
