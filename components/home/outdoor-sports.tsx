import { BenefitStrip } from '../ui/benefit-strip.tsx'
import { outdoorSports } from '../../lib/content/home/outdoor-sports.ts'
import { MoreGoods } from './more-goods.tsx'
import { ProductCard } from './product-card.tsx'

/** How many a phone shows before the fold. */
const first = 4

/** A swatch sheet from edge to edge: the heading takes two cells, so that fourteen products fill it without a gap. */
export function OutdoorSports() {
  const { heading, lead, quote, leadTime, products, fold, benefits } = outdoorSports()
  const cards = products.map((product) => (
    <ProductCard
      key={product.id}
      product={product}
      leadTime={leadTime}
      interest={quote.interest}
      quote={quote.label}
      facts={product.features.slice(0, 2)}
      sizes="(min-width: 861px) 25vw, 50vw"
      className="swatch"
    />
  ))
  return (
    <section id="outdoor-sports" aria-labelledby="outdoor-sports-heading" className="ruled-t">
      <div className="swatches">
        <div className="swatches-head">
          <h2 id="outdoor-sports-heading" className="type-h2">
            {heading}
          </h2>
          <p className="type-lead">{lead}</p>
        </div>
        <ul role="list" className="swatch-list">
          {cards.slice(0, first)}
        </ul>
        <MoreGoods {...fold} slanted pictures={products.slice(first).map(({ picture }) => picture)}>
          <ul role="list" className="swatch-list">
            {cards.slice(first)}
          </ul>
        </MoreGoods>
      </div>
      <div className="wrap pb-8 md:pb-16">
        <BenefitStrip benefits={benefits} />
      </div>
    </section>
  )
}
