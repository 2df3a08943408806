import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { Toasts } from '../components/site/toasts.tsx'
import { banner } from '../lib/content/frame.ts'
import { titleEnding, site } from '../lib/content/site.ts'
import { directionOf, languageOf, otherLanguages } from '../lib/language/languages.ts'
import { english, spokenLanguage } from '../lib/language/spoken.ts'
import { siteUrl } from '../lib/seo/site-url.ts'
import { fonts } from './fonts.ts'
import './globals.css'

/** Metadata that every page has unless it sets its own. */
export function siteMetadata(): Metadata {
  const { title, description } = site()
  return {
    metadataBase: new URL(siteUrl),
    title: { default: title, template: `%s${titleEnding()}` },
    description,
    // iOS would turn anything like a number into a link, before React arrives.
    formatDetection: { telephone: false, date: false, address: false, email: false },
    icons: { icon: '/brand/icon.svg', apple: '/apple-touch-icon.png' },
  }
}

/** The document of every page; header and footer are in components/site/site-frame.tsx. */
export function SiteDocument({ children }: { children: ReactNode }) {
  const language = spokenLanguage()
  const own = language === english ? undefined : languageOf(language)
  return (
    // The page script changes <html> before React arrives.
    <html
      lang={language}
      dir={own && directionOf(own.locale)}
      data-language={own && language}
      data-locale={own?.locale}
      data-numbers={own?.numbers.join('|')}
      data-others={language === english ? otherLanguages().join(' ') || undefined : undefined}
      data-banner={banner()?.id}
      className={fonts}
      suppressHydrationWarning
    >
      <head>
        <script id="page-script" dangerouslySetInnerHTML={{ __html: process.env.PAGE_SCRIPT ?? '' }} />
      </head>
      <body>
        {children}
        <Toasts closeLabel={site().closeMessage} />
      </body>
    </html>
  )
}
