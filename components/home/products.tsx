import { BenefitStrip } from '../ui/benefit-strip.tsx'
import { ExternalLink } from '../ui/external-link.tsx'
import type { products } from '../../lib/content/home/products.ts'
import { mosaic } from './mosaic.ts'
import { ProductsCategory } from './products-category.tsx'

export function Products({
  words,
}: {
  words: ReturnType<typeof products> & { catalogAddress: string; pressed: string }
}) {
  const { heading, catalog, see, quote, categories, benefits, catalogAddress, pressed } = words
  const spans = mosaic(categories.map(({ kinds }) => Boolean(kinds)))
  return (
    <section id="products" aria-labelledby="products-heading" className="ruled-t bg-board">
      <div className="wrap py-section">
        <div className="flex flex-wrap items-end justify-between gap-x-7 gap-y-5">
          <h2 id="products-heading" className="type-h2 max-w-[8.4em]">
            {heading}
          </h2>
          <ExternalLink href={catalogAddress} className="button button-key">
            {catalog}
          </ExternalLink>
        </div>
        <ul role="list" className="mosaic table-ruled mt-6 md:mt-9">
          {categories.map((category, index) => (
            <ProductsCategory
              key={category.name}
              category={category}
              span={spans[index] ?? 3}
              words={{ see, quote, pressed }}
            />
          ))}
        </ul>
        <BenefitStrip benefits={benefits} />
      </div>
    </section>
  )
}
