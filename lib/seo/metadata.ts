import type { Metadata } from 'next'
import { brand } from '../content/brand.ts'
import { hasPage, otherLanguages } from '../language/languages.ts'
import { localPath } from '../language/local-path.ts'
import { english, inLanguage, spokenLanguage, spokenLocale } from '../language/spoken.ts'
import { pageNamed } from './pages.ts'
import { siteUrl } from './site-url.ts'

/** A page's data for browsers, search engines and shared links; build/assets/draw-brand.ts draws its picture. */
export function metadataOf(name: string): Metadata {
  const { path, title, description, heading, shared } = pageNamed(name)
  const alt = [heading, shared].filter(Boolean).join(/[.?!]$/.test(heading) ? ' ' : '. ')
  const picture = { url: `${siteUrl}/brand/${sharedPictureOf(name)}.png`, width: 1200, height: 630, alt }
  return {
    title: name === 'home' ? { absolute: title } : title,
    description,
    alternates: { canonical: siteUrl + localPath(path), languages: alternatesOf({ name, path }) },
    openGraph: {
      type: 'website',
      siteName: brand().name,
      locale: spokenLocale().replace('-', '_'),
      url: siteUrl + localPath(path),
      title,
      description,
      images: [picture],
    },
    twitter: { card: 'summary_large_image', title, description, images: [picture] },
  }
}

/** The name of the picture of a shared link, which is drawn in each language. */
export const sharedPictureOf = (name: string) =>
  spokenLanguage() === english ? name : `${name}-${spokenLanguage()}`

/** The address of a page in each language that has it, for search engines; undefined if only one has. */
export function alternatesOf({ name, path }: { name: string; path: string }) {
  const languages = [english, ...otherLanguages()].filter((language) => hasPage(language, name))
  if (languages.length < 2) return undefined
  const addresses = languages.map((language) => [
    language,
    siteUrl + inLanguage(language, () => localPath(path)),
  ])
  return { ...Object.fromEntries(addresses), 'x-default': siteUrl + path }
}
