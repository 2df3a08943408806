import type { technology } from '../../lib/content/home/technology.ts'
import { MoreGoods } from './more-goods.tsx'
import { ProductCard } from './product-card.tsx'

/** Products shown on phones before the fold. */
const first = 3

export function Technology({ words }: { words: ReturnType<typeof technology> & { pressed?: string } }) {
  const { heading, lead, products, fold, benefits } = words
  const cards = products.map((product) => (
    <ProductCard
      key={product.id}
      row
      product={product}
      words={words}
      sizes="(min-width: 640px) 202px, 176px"
      className="ruled-b"
    />
  ))
  return (
    <section id="technology" aria-labelledby="technology-heading" className="ruled-t bg-board">
      <div className="wrap flex flex-col gap-6 py-section md:grid md:grid-cols-[4fr_8fr]">
        {/* On phones the benefits follow the products, so the sticky column is dissolved. */}
        <div className="contents md:block">
          <div className="contents md:top-[112px] md:block [@media(min-height:760px)]:md:sticky">
            <div className="grid gap-5">
              <h2 id="technology-heading" className="type-h2">
                {heading}
              </h2>
              <p className="type-lead text-slate">{lead}</p>
            </div>
            {/* Below the products on phones, before them in the document: unfolding would scroll to keep this in place. */}
            <ul role="list" className="ruled-t [overflow-anchor:none] max-md:order-1 md:mt-8">
              {benefits.map(({ title, text }) => (
                <li key={title} className="border-b border-field py-2 text-2 md:py-4">
                  <h3 className="inline font-head md:block md:text-3 md:font-head">{title}</h3>{' '}
                  <p className="inline text-slate md:block md:text-3">{text}</p>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className="product-rows ruled-t max-md:-mx-(--spacing-gutter)">
          <ul role="list">{cards.slice(0, first)}</ul>
          <MoreGoods {...fold} pictures={products.slice(first).map(({ picture }) => picture)}>
            <ul role="list">{cards.slice(first)}</ul>
          </MoreGoods>
        </div>
      </div>
    </section>
  )
}
