import { BenefitStrip } from '../ui/benefit-strip.tsx'
import { outdoorSports } from '../../lib/content/home/outdoor-sports.ts'
import { OutdoorProduct } from './outdoor-sports-product.tsx'

/** A swatch sheet from edge to edge: the heading takes two cells, so that fourteen products fill it without a gap. */
export function OutdoorSports() {
  const words = outdoorSports()
  return (
    <section id="outdoor-sports" aria-labelledby="outdoor-sports-heading" className="ruled-t">
      <div className="grid grid-cols-2 md:grid-cols-4">
        <div className="ruled-b col-span-2 flex flex-col justify-between gap-6 bg-yellow px-gutter py-9 md:ruled-r md:px-10">
          <h2 id="outdoor-sports-heading" className="type-h2">
            {words.heading}
          </h2>
          <p className="type-lead">{words.lead}</p>
        </div>
        <ul role="list" className="contents">
          {words.products.map((product) => (
            <OutdoorProduct key={product.id} product={product} quote={words.quote} />
          ))}
        </ul>
      </div>
      <div className="wrap pt-1 pb-16">
        <BenefitStrip benefits={words.benefits} />
      </div>
    </section>
  )
}
