import type { ReactNode } from 'react'
import { SiteDocument, siteMetadata } from '../document.tsx'
import { languageNamed } from '../../lib/language/languages.ts'
import { inLanguage } from '../../lib/language/spoken.ts'

type Props = { params: Promise<{ page: string }> }

export const generateMetadata = async ({ params }: Props) =>
  inLanguage(languageNamed((await params).page), siteMetadata)

/** The document of a landing page, or of all pages of another language. */
export default async function LandingLayout({ children, params }: Props & { children: ReactNode }) {
  return inLanguage(languageNamed((await params).page), () => SiteDocument({ children }))
}
