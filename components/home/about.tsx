import clsx from 'clsx'
import { keepTogether } from '../ui/bold.tsx'
import { fullRows } from '../ui/full-rows.ts'
import type { Brand } from '../../lib/content/brand.ts'
import type { about } from '../../lib/content/home/story.ts'
import { mailLink } from '../../lib/leads/mail-link.ts'

const inks = ['text-yellow', 'text-rubine', 'text-blue', 'text-yellow']

/** The founding year is part of the rule of facts (year-figures.css). */
export function About({ words }: { words: ReturnType<typeof about> & { brand: Brand } }) {
  const { heading, lead, features, storefront, quote, brand } = words
  const year = String(brand.founded)
  const shares = fullRows(features.length, { phone: 2, middle: 3, md: 6 })
  return (
    <section id="about" aria-labelledby="about-heading" className="ruled-t overflow-clip">
      <div className="wrap grid gap-x-6 gap-y-5 pt-section md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
        <h2 id="about-heading" className="type-h2">
          {heading}
        </h2>
        <div>
          <p className="type-lead text-slate">{keepTogether(lead)}</p>
          <div className="mt-5 flex flex-wrap gap-3 max-md:*:px-4">
            <a href={storefront.href} className="button button-key">
              {storefront.label}
            </a>
            <a href={mailLink(brand.email, quote.subject, quote.lines)} className="button button-secondary">
              {quote.label}
            </a>
          </div>
        </div>
      </div>
      <div className="year wrap max-md:px-0 md:mt-8 @container mt-6 overflow-clip" data-screen-only="">
        <div role="img" aria-label={year} className="year-figures">
          {[...year].map((digit, place) => (
            <span key={place} className={clsx('overprint', inks[place])}>
              {digit}
            </span>
          ))}
        </div>
      </div>
      <div className="ruled-t relative bg-sheet">
        <div className="wrap">
          <dl className="ruled-cells full-rows">
            {features.map(({ figure, text }, index) => (
              <div key={index} className={shares[index]}>
                <dt className="type-figure text-6">{figure}</dt>
                <dd className="mt-1 text-2 text-slate">{keepTogether(text)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  )
}
