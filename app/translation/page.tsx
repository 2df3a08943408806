import { CallToAction } from '../../components/site/call-to-action.tsx'
import { PageHero } from '../../components/site/page-hero.tsx'
import { Galley } from '../../components/translation/galley.tsx'
import { Industries } from '../../components/translation/industries.tsx'
import { Languages } from '../../components/translation/languages.tsx'
import { Services } from '../../components/translation/services.tsx'
import { ScriptLetters } from '../../components/ui/script-letters.tsx'
import { PageFrame } from '../../components/site/site-frame.tsx'
import { translation } from '../../lib/content/translation.ts'
import { metadataOf } from '../../lib/seo/metadata.ts'
import { pageWords } from '../../lib/content/frame.ts'

export const metadata = metadataOf('translation')

export default function TranslationPage() {
  const words = translation()
  return (
    <PageFrame words={pageWords('translation')}>
      <PageHero words={words.hero}>
        <ScriptLetters className="absolute inset-0 size-full p-[3%]" />
      </PageHero>
      <Services services={words.services} />
      <Languages words={words.languages} />
      <Industries words={words.industries} />
      <CallToAction words={words.callToAction} className="ending-short">
        <Galley lines={words.callToAction.galley} />
      </CallToAction>
    </PageFrame>
  )
}
