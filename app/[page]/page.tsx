import { notFound } from 'next/navigation'
import { drawLandingPage } from '../landing-page.tsx'
import { drawPage, metadataOfPage } from '../other-language.tsx'
import { languageNamed, otherLanguages } from '../../lib/language/languages.ts'
import { english } from '../../lib/language/spoken.ts'
import { metadataOf } from '../../lib/seo/metadata.ts'
import { landingPageNames } from '../../lib/seo/pages.ts'

type Props = { params: Promise<{ page: string }> }

/** Any other name does not exist (app/[...path]). */
export const dynamicParams = false
export const generateStaticParams = () =>
  [...landingPageNames(), ...otherLanguages()].map((page) => ({ page }))

export async function generateMetadata({ params }: Props) {
  const { page } = await params
  const language = languageNamed(page)
  return language === english ? metadataOf(landingPageOr404(page)) : metadataOfPage(language, '')
}

/** A landing page, or the home page of another language. */
export default async function LandingPage({ params }: Props) {
  const { page } = await params
  const language = languageNamed(page)
  return language === english ? drawLandingPage(landingPageOr404(page)) : drawPage(language, '')
}

/** A form post to an address that does not exist ends up here, too. */
const landingPageOr404 = (name: string) => (landingPageNames().includes(name) ? name : notFound())
