import { CallToAction, PageHero } from '../../../components/site/page-ends.tsx'
import { PageFrame } from '../../../components/site/site-frame.tsx'
import {
  Galley,
  Industries,
  Languages,
  TranslationServices,
} from '../../../components/translation/services.tsx'
import { pageWords } from '../../../lib/content/frame.ts'
import { translation } from '../../../lib/content/service-pages.ts'
import { metadataOf } from '../../../lib/seo/metadata.ts'

export const metadata = metadataOf('translation')

export default function TranslationPage() {
  const words = translation()
  return (
    <PageFrame words={pageWords('translation')}>
      <PageHero words={words.hero}>
        <img
          src="/drawings/script-letters.svg"
          alt=""
          className="absolute inset-0 size-full object-contain p-[3%]"
        />
      </PageHero>
      <TranslationServices services={words.services} />
      <Languages words={words.languages} />
      <Industries words={words.industries} />
      <CallToAction words={words.callToAction} className="md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <Galley
          lines={words.callToAction.galley}
          className="galley-large grid ruled-t md:auto-rows-[1fr] md:border-t-0 md:ruled-l print:hidden!"
        />
      </CallToAction>
    </PageFrame>
  )
}
