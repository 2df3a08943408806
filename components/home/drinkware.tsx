import { SectionHead } from '../ui/section-head.tsx'
import { drinkware } from '../../lib/content/home/drinkware.ts'
import { DrinkwareProduct } from './drinkware-product.tsx'

export function Drinkware() {
  const { heading, lead, quote, interest, listLabel, products, benefits } = drinkware()
  return (
    <section id="drinkware" aria-labelledby="drinkware-heading" className="ruled-t">
      <div className="wrap py-section">
        <SectionHead
          id="drinkware-heading"
          heading={heading}
          lead={lead}
          className="md:grid-cols-[5fr_7fr] [&>h2]:max-w-[6em]"
        />
        {/* Focusable because it scrolls sideways on phones. */}
        <div role="region" aria-label={listLabel} tabIndex={0} className="rail mt-8 md:mt-12">
          <ul role="list" className="rail-goods table-ruled">
            {products.map((product, index) => (
              <DrinkwareProduct
                key={product.id}
                product={product}
                interest={interest}
                quote={quote}
                first={index === 0}
              />
            ))}
          </ul>
        </div>
        <ul role="list" className="mt-7 flex flex-wrap gap-x-9 gap-y-2 text-[16px] max-[600px]:flex-col">
          {benefits.map(({ title, text }) => (
            <li key={title} className="flex items-baseline gap-2.5">
              <span aria-hidden="true" className="size-2.25 shrink-0 bg-rubine" />
              <p>
                <b className="font-bold">{title}</b> {text}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
