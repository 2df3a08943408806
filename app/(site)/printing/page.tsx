import {
  BusinessCards,
  Capabilities,
  Items,
  Quality,
  PrintingServices,
} from '../../../components/printing/services.tsx'
import { Stats } from '../../../components/printing/stats.tsx'
import { CallToAction, PageHero } from '../../../components/site/page-ends.tsx'
import { PageFrame } from '../../../components/site/site-frame.tsx'
import { brand } from '../../../lib/content/brand.ts'
import { pageWords } from '../../../lib/content/frame.ts'
import { printing } from '../../../lib/content/service-pages.ts'
import { metadataOf } from '../../../lib/seo/metadata.ts'

export const metadata = metadataOf('printing')

export default function PrintingPage() {
  const words = printing()
  return (
    <PageFrame words={pageWords('printing')}>
      <PageHero words={words.hero} />
      <Stats stats={words.stats} />
      <PrintingServices words={words.services} />
      <Items words={words.items} />
      <Capabilities words={words.capabilities} />
      <Quality words={words.quality} />
      <CallToAction words={words.callToAction} phone={brand().phone}>
        <BusinessCards brand={brand()} figure={words.callToAction.card} />
      </CallToAction>
    </PageFrame>
  )
}
