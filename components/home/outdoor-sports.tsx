import clsx from 'clsx'
import { keepTogether } from '../ui/bold.tsx'
import { BenefitStrip } from '../ui/section.tsx'
import type { outdoorSports } from '../../lib/content/home/goods.ts'
import { MoreGoods, ProductCard } from './product-card.tsx'

/** Columns of the heading, of four, so that heading and products fill the sheet: rows of four, or a last one of three.
 *  Wide windows have rows of six, if a heading of two by two fills them. */
const headings = ['md:col-span-full', 'md:col-span-9', '', 'md:col-span-full']

/** `first`: of the products, those that phones show before the fold. */
type Words = ReturnType<typeof outdoorSports> & { first: number; pressed?: string }

/** The sun behind the last green: three inks, and what they make where they cross. */
const Green = () => (
  <svg
    viewBox="0 0 440 400"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
    className="isolate grow h-0 -mx-8 -mb-8 bg-yellow max-lg:hidden print:hidden"
  >
    <path
      d="M156 206a136 136 0 10272 0a136 136 0 10-272 0M115 56l94 34-94 34z"
      className="overprint fill-rubine"
    />
    <path
      d="M0 268c96-46 168 30 258 22s120-52 182-44v154H0zM197 342a15 15 0 1030 0a15 15 0 10-30 0"
      fillRule="evenodd"
      className="overprint fill-blue"
    />
    <path d="M112 54v268M88 324a24 5 0 1048 0a24 5 0 10-48 0" className="fill-key stroke-key stroke-[5]" />
  </svg>
)

/** A swatch sheet without gaps, as wide as a phone: on phones, an odd last product spans the row. */
export function OutdoorSports({ words }: { words: Words }) {
  const { heading, lead, quote, products, first, fold, benefits } = words
  const isOfSix = products.length % 6 === 2
  const ask = { ...words, quote: quote.label, interest: quote.interest }
  const cards = products.map((product, index) => (
    <ProductCard
      key={product.id}
      product={product}
      words={ask}
      facts={product.features.slice(0, 2)}
      sizes="(min-width: 1181px) 17vw, (min-width: 861px) 25vw, 50vw"
      className={clsx(
        'swatch',
        isOfSix && 'lg:col-span-2',
        index >= products.length - 3 && products.length % 4 === 3 && 'md:col-span-4',
        index === products.length - 1 && products.length % 2 === 1 && 'swatch-across',
      )}
    />
  ))
  return (
    <section id="outdoor-sports" aria-labelledby="outdoor-sports-heading" className="ruled-t">
      <div className="swatches md:grid md:grid-cols-12 md:mx-edge md:ruled-l print:mx-0 print:border-0">
        <div
          className={clsx(
            'swatches-head',
            headings[products.length % 4],
            isOfSix && 'lg:col-span-4 lg:row-span-2',
          )}
        >
          <h2
            id="outdoor-sports-heading"
            className={clsx('type-h1 leading-head [--h1:1] md:[--h1:1.2]', isOfSix && 'lg:[--h1:.9]')}
          >
            {heading}
          </h2>
          <p className="type-lead">{keepTogether(lead)}</p>
          {isOfSix && <Green />}
        </div>
        <ul role="list" className="swatch-list grid grid-cols-2 md:contents">
          {cards.slice(0, first)}
        </ul>
        <MoreGoods {...fold} slanted pictures={products.slice(first).map(({ picture }) => picture)}>
          <ul role="list" className="swatch-list grid grid-cols-2 md:contents">
            {cards.slice(first)}
          </ul>
        </MoreGoods>
      </div>
      <div className="wrap pb-7 md:pb-9">
        <BenefitStrip benefits={benefits} />
      </div>
    </section>
  )
}
