import { HeroQuote } from '@/components/leads/hero-quote'
import { CallToAction } from '@/components/site/call-to-action'
import { PageHero } from '@/components/site/page-hero'
import { Industries } from '@/components/translation/industries'
import { Languages } from '@/components/translation/languages'
import { Services } from '@/components/translation/services'
import { ScriptLetters } from '@/components/ui/script-letters'
import { StructuredData } from '@/components/site/structured-data'
import { Chat } from '@/components/widgets/chat'
import { translation } from '@/lib/content/translation'
import { metadataOf } from '@/lib/seo/metadata'

export const metadata = metadataOf('translation')

export default function TranslationPage() {
  const words = translation()
  return (
    <>
      <PageHero words={words.hero}>
        <ScriptLetters className="absolute inset-0 size-full p-[3%]" />
      </PageHero>
      <Services services={words.services} />
      <Languages words={words.languages} />
      <Industries words={words.industries} />
      <CallToAction words={words.callToAction} />
      <HeroQuote />
      <StructuredData page="translation" />
      <Chat />
    </>
  )
}
