import { Picture } from '../ui/picture.tsx'
import type { technology } from '../../lib/content/home/goods.ts'
import { MoreGoods, ProductCard } from './product-card.tsx'

/** `first`: of the products, those that phones show before the fold. */
type Words = ReturnType<typeof technology> & { first: number; pressed?: string }

export function Technology({ words }: { words: Words }) {
  const { heading, lead, picture, products, first, fold, benefits } = words
  const cards = products.map((product) => (
    <ProductCard
      key={product.id}
      row
      product={product}
      words={words}
      sizes="(min-width: 600px) 202px, 176px"
      className="ruled-b"
    />
  ))
  return (
    <section id="technology" aria-labelledby="technology-heading" className="ruled-t bg-board">
      <div className="wrap flex flex-col gap-6 py-section lg:grid lg:grid-cols-[4fr_8fr]">
        {/* On narrow screens the benefits follow the products, so the column is dissolved. */}
        <div className="contents lg:flex lg:flex-col">
          <div className="grid gap-5">
            <h2 id="technology-heading" className="type-display text-7">
              {heading}
            </h2>
            <p className="type-lead text-slate">{lead}</p>
          </div>
          {/* Below the products there, before them in the document: unfolding would scroll to keep this in place. */}
          <ul
            role="list"
            className="ruled-t [overflow-anchor:none] max-lg:order-1 max-lg:grid-cols-2 max-lg:gap-x-5 grid lg:mt-6"
          >
            {benefits.map(({ title, text }) => (
              <li key={title} className="border-b border-field py-2 text-2 lg:py-3">
                <h3 className="font-head md:text-3">{title}</h3>
                <p className="text-slate md:text-3">{text}</p>
              </li>
            ))}
          </ul>
          <Picture
            picture={picture}
            sizes="(min-width: 1181px) 432px, 1px"
            className="ruled mt-7 min-h-[280px] grow max-lg:hidden print:hidden"
          />
        </div>
        <div className="product-rows ruled-t lg:self-start max-md:-mx-(--spacing-gutter) md:ruled-l md:ruled-r">
          <ul role="list">{cards.slice(0, first)}</ul>
          <MoreGoods {...fold} pictures={products.slice(first).map(({ picture }) => picture)}>
            <ul role="list">{cards.slice(first)}</ul>
          </MoreGoods>
        </div>
      </div>
    </section>
  )
}
