import { technology } from '../../lib/content/home/technology.ts'
import { TechnologyProduct } from './technology-product.tsx'

export function Technology() {
  const { heading, lead, quote, interest, products, benefits } = technology()
  return (
    <section id="technology" aria-labelledby="technology-heading" className="ruled-t bg-board">
      <div className="wrap flex flex-col gap-8 py-section md:grid md:grid-cols-[4fr_8fr] md:gap-6">
        {/* On phones the benefits follow the products, so the column that sticks is taken apart. */}
        <div className="contents md:block">
          <div className="contents md:top-28 md:block [@media(min-height:760px)]:md:sticky">
            <div className="grid gap-5">
              <h2 id="technology-heading" className="type-h2">
                {heading}
              </h2>
              <p className="type-lead text-slate">{lead}</p>
            </div>
            <ul role="list" className="ruled-t max-md:order-1 md:mt-10">
              {benefits.map(({ title, text }) => (
                <li key={title} className="border-b border-field py-3">
                  <h3 className="text-[17px] leading-[1.3] font-[720]">{title}</h3>
                  <p className="text-[16px] leading-[1.4] text-slate">{text}</p>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <ul role="list" className="ruled-t max-md:-mx-(--spacing-gutter)">
          {products.map((product) => (
            <TechnologyProduct key={product.id} product={product} interest={interest} quote={quote} />
          ))}
        </ul>
      </div>
    </section>
  )
}
