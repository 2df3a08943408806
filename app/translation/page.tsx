import type { Metadata } from 'next'
import { HeroQuote } from '@/components/leads/hero-quote'
import { CallToAction } from '@/components/site/call-to-action'
import { PageHero } from '@/components/site/page-hero'
import { Industries } from '@/components/translation/industries'
import { Languages } from '@/components/translation/languages'
import { Services } from '@/components/translation/services'
import { ScriptLetters } from '@/components/ui/script-letters'
import { Chat } from '@/components/widgets/chat'
import { translation } from '@/lib/content/translation'

export const metadata: Metadata = translation().meta

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
      <Chat />
    </>
  )
}
