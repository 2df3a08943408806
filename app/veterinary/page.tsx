import { AskLink } from '../../components/site/ask-link.tsx'
import { CallToAction } from '../../components/site/call-to-action.tsx'
import { PageHero } from '../../components/site/page-hero.tsx'
import { PageFrame } from '../../components/site/site-frame.tsx'
import { Testimonials } from '../../components/site/testimonials.tsx'
import { Paw } from '../../components/veterinary/paw.tsx'
import { Reasons, Services } from '../../components/veterinary/services.tsx'
import { brand } from '../../lib/content/brand.ts'
import { Viewfinder } from '../../components/veterinary/viewfinder.tsx'
import { pageWords } from '../../lib/content/frame.ts'
import { veterinary } from '../../lib/content/veterinary.ts'
import { metadataOf } from '../../lib/seo/metadata.ts'

export const metadata = metadataOf('veterinary')

export default function VeterinaryPage() {
  const words = veterinary()
  return (
    <PageFrame words={pageWords('veterinary')}>
      <PageHero words={words.hero}>
        <Paw className="absolute inset-0 size-full" />
      </PageHero>
      <Services words={words.services} />
      <Reasons words={words.reasons} />
      <section aria-labelledby="testimonials-heading" className="wrap py-section">
        <h2 id="testimonials-heading" className="type-h3 mb-8">
          {words.testimonialsHeading}
        </h2>
        <Testimonials words={words.testimonials} leadSize="text-8" />
      </section>
      <CallToAction
        words={words.callToAction}
        className="ending-turned"
        action={
          <AskLink
            need={words.callToAction.quote.product}
            interest={words.callToAction.quote.interest}
            unfolds
            className="button button-key"
          >
            {words.callToAction.photo}
          </AskLink>
        }
      >
        <Viewfinder picture={words.callToAction.picture} />
      </CallToAction>
    </PageFrame>
  )
}
