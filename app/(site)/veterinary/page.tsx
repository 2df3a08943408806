import { CallToAction, PageHero } from '../../../components/site/page-ends.tsx'
import { PageFrame } from '../../../components/site/site-frame.tsx'
import { Testimonials } from '../../../components/site/testimonials.tsx'
import { Picture } from '../../../components/ui/picture.tsx'
import { Section } from '../../../components/ui/section.tsx'
import { Reasons, VeterinaryServices } from '../../../components/veterinary/services.tsx'
import { pageWords } from '../../../lib/content/frame.ts'
import { veterinary } from '../../../lib/content/service-pages.ts'
import { metadataOf } from '../../../lib/seo/metadata.ts'

export const metadata = metadataOf('veterinary')

export default function VeterinaryPage() {
  const words = veterinary()
  return (
    <PageFrame words={pageWords('veterinary')}>
      <PageHero words={words.hero}>
        <img src="/drawings/paw.svg" alt="" className="absolute inset-0 size-full object-contain" />
      </PageHero>
      <VeterinaryServices words={words.services} />
      <Reasons words={words.reasons} />
      <Section
        name="testimonials"
        words={{ heading: words.testimonialsHeading }}
        title="type-h3 mb-6 md:mb-7"
        className="ruled-t"
      >
        <Testimonials words={words.testimonials} leadSize="text-8" />
      </Section>
      <CallToAction words={words.callToAction} className="ending-turned sm:grid-cols-2">
        <Picture
          picture={words.callToAction.picture}
          sizes="(min-width: 861px) 60vw, 100vw"
          className="viewfinder not-print:sm:ruled-r print:[&_img]:object-contain"
        />
      </CallToAction>
    </PageFrame>
  )
}
