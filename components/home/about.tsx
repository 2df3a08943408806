import clsx from 'clsx'
import { Picture } from '../ui/picture.tsx'
import type { Brand } from '../../lib/content/brand.ts'
import type { about } from '../../lib/content/home/about.ts'
import { mailLink } from '../../lib/leads/mail-link.ts'

export function About({ words }: { words: ReturnType<typeof about> & { brand: Brand } }) {
  const { heading, lead, picture, features, storefront, quote, brand } = words
  const { founded, email } = brand
  return (
    <section id="about" aria-labelledby="about-heading" className="ruled-t overflow-clip">
      <div className="wrap gap-x-6 gap-y-9 py-section md:grid md:grid-cols-12 md:items-end">
        <div className="md:col-span-7 md:self-start">
          <h2 id="about-heading" className="type-h2">
            {heading}
          </h2>
          <Picture
            picture={picture}
            sizes="(min-width: 1360px) 782px, (min-width: 861px) 54vw, 90vw"
            className="ruled mt-5 aspect-2/1 md:mt-9 md:aspect-video"
          />
        </div>
        <div className="max-md:mt-5 md:col-span-5 md:col-start-8 md:self-start lg:col-span-4 lg:col-start-9">
          <p className="type-lead text-slate">{lead}</p>
          <div className="mt-5 flex flex-wrap gap-3 max-md:*:px-4 md:mt-7 md:gap-4">
            <a href={storefront.href} className="button button-key">
              {storefront.label}
            </a>
            <a href={mailLink(email, quote.subject, quote.lines)} className="button button-secondary">
              {quote.label}
            </a>
          </div>
        </div>
        <YearFigures year={founded} />
        <ul
          role="list"
          className="ruled-t max-md:mt-6 max-md:grid max-md:grid-cols-2 max-md:gap-x-5 md:col-span-5 md:col-start-8 lg:col-span-4 lg:col-start-9"
        >
          {features.map(({ figure, text }, index) => (
            <li
              key={index}
              className={clsx(
                'ruled-b items-baseline gap-5 py-4 max-md:py-3 md:grid md:grid-cols-[clamp(7rem,11.5vw,10.5rem)_1fr]',
                index % 2 === 0 && index === features.length - 1 && 'max-md:col-span-2',
              )}
            >
              <span className="type-figure block text-6 whitespace-nowrap max-md:mb-1">{figure}</span>
              <span className="block text-2 md:text-3">{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const inks = ['text-yellow', 'text-rubine', 'text-blue', 'text-yellow']

/** The year as overlapping figures, each in a different ink. */
function YearFigures({ year }: { year: number }) {
  return (
    <div className="@container max-md:mt-7 md:col-span-7 lg:col-span-8" data-screen-only="">
      <div role="img" aria-label={String(year)} className="year-figures">
        {[...String(year)].map((digit, place) => (
          <span key={place} className={`overprint ${inks[place]}`}>
            {digit}
          </span>
        ))}
      </div>
    </div>
  )
}
