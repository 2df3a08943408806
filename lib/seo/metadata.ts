import type { Metadata } from 'next'
import { brand } from '../content/brand.ts'
import { pageNamed } from './pages.ts'
import { siteUrl } from './site-url.ts'

/** A page's data for browsers, search engines and shared links; build/assets/draw-brand.ts draws its picture. */
export function metadataOf(name: string): Metadata {
  const { path, title, description, heading, shared } = pageNamed(name)
  const alt = [heading, shared].filter(Boolean).join(/[.?!]$/.test(heading) ? ' ' : '. ')
  const picture = { url: `${siteUrl}/brand/${name}.png`, width: 1200, height: 630, alt }
  return {
    title: name === 'home' ? { absolute: title } : title,
    description,
    alternates: { canonical: siteUrl + path },
    openGraph: {
      type: 'website',
      siteName: brand().name,
      locale: 'en_US',
      url: siteUrl + path,
      title,
      description,
      images: [picture],
    },
    twitter: { card: 'summary_large_image', title, description, images: [picture] },
  }
}
