import { RequestQuote } from '../../components/leads/quote.tsx'
import { CallToAction } from '../../components/site/call-to-action.tsx'
import { PageHero } from '../../components/site/page-hero.tsx'
import { Industries } from '../../components/translation/industries.tsx'
import { Languages } from '../../components/translation/languages.tsx'
import { Services } from '../../components/translation/services.tsx'
import { ScriptLetters } from '../../components/ui/script-letters.tsx'
import { SiteFrame, StructuredData } from '../../components/site/site-frame.tsx'
import { Chat } from '../../components/widgets/chat.tsx'
import { translation } from '../../lib/content/translation.ts'
import { metadataOf } from '../../lib/seo/metadata.ts'

export const metadata = metadataOf('translation')

export default function TranslationPage() {
  const words = translation()
  return (
    <SiteFrame>
      <PageHero words={words.hero}>
        <ScriptLetters className="absolute inset-0 size-full p-[3%]" />
      </PageHero>
      <Services services={words.services} />
      <Languages words={words.languages} />
      <Industries words={words.industries} />
      <CallToAction words={words.callToAction} ground="bg-blue-tint" />
      <RequestQuote />
      <StructuredData page="translation" />
      <Chat />
    </SiteFrame>
  )
}
