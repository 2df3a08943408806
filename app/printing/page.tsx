import { HeroQuote } from '@/components/leads/hero-quote'
import { Capabilities } from '@/components/printing/capabilities'
import { Items } from '@/components/printing/items'
import { Quality } from '@/components/printing/quality'
import { Services } from '@/components/printing/services'
import { Stats } from '@/components/printing/stats'
import { CallToAction } from '@/components/site/call-to-action'
import { PageHero } from '@/components/site/page-hero'
import { Picture } from '@/components/ui/picture'
import { StructuredData } from '@/components/site/structured-data'
import { Chat } from '@/components/widgets/chat'
import { printing } from '@/lib/content/printing'
import { metadataOf } from '@/lib/seo/metadata'

export const metadata = metadataOf('printing')

export default function PrintingPage() {
  const words = printing()
  return (
    <>
      <PageHero words={words.hero}>
        <Picture
          picture={words.hero.picture}
          eager
          sizes="(min-width: 861px) 60vw, 100vw"
          className="absolute! inset-0"
        />
      </PageHero>
      <Stats stats={words.stats} />
      <Services words={words.services} />
      <Items words={words.items} />
      <Capabilities words={words.capabilities} />
      <Quality words={words.quality} />
      <CallToAction words={words.callToAction} />
      <HeroQuote />
      <StructuredData page="printing" />
      <Chat />
    </>
  )
}
