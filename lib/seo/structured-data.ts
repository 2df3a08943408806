import { artwork } from '../content/artwork.ts'
import { brand } from '../content/brand.ts'
import { products } from '../content/home/goods.ts'
import { printing, translation, veterinary } from '../content/service-pages.ts'
import { otherLanguages } from '../language/languages.ts'
import { english, spokenLanguage } from '../language/spoken.ts'
import { localPath } from '../language/local-path.ts'
import { pageNamed } from './pages.ts'
import { siteUrl } from './site-url.ts'

const organization = `${siteUrl}/#organization`
const website = `${siteUrl}/#website`

/** The offers of each page, by name, in the page's own words. */
const offers: Record<string, () => string[]> = {
  home: () => products().categories.map(({ name }) => name),
  printing: () => printing().items.list.map(({ name }) => name),
  artwork: () => artwork().sizes.map(({ name }) => name),
  translation: () => translation().services.map(({ title }) => title),
  veterinary: () => veterinary().services.list.map(({ title }) => title),
}

type Link = { href: string; label: string }

/**
 * One graph per page for search engines: the company, the site, the page's offer and its place. It
 * never contains testimonials: they are samples until somebody confirms them.
 * @param links of the footer, which call a page's service by its name
 */
export function structuredData(name: string, links: readonly Link[]): Record<string, unknown> {
  const { name: brandName, legalName, founded, phone, email, social, address } = brand()
  const { path, title, description } = pageNamed(name)
  const url = siteUrl + localPath(path)
  const items = offers[name]?.()
  const offered = localPath(path === '/' ? '/#products' : path)
  const service = links.find(({ href }) => href === offered)?.label ?? title
  const inLanguage = spokenLanguage()
  const home = { '@type': 'ListItem', position: 1, name: brandName, item: siteUrl + localPath('/') }
  const trail = [home, { '@type': 'ListItem', position: 2, name: title, item: url }]
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': organization,
        name: brandName,
        legalName,
        url: `${siteUrl}/`,
        logo: `${siteUrl}/brand/icon-512.png`,
        foundingDate: String(founded),
        telephone: phone.number,
        email,
        address: {
          '@type': 'PostalAddress',
          streetAddress: address.street,
          postalCode: address.postcode,
          addressLocality: address.locality,
          addressRegion: address.region,
          addressCountry: address.country,
        },
        sameAs: social.map(({ href }) => href),
      },
      {
        '@type': 'WebSite',
        '@id': website,
        url: `${siteUrl}/`,
        name: brandName,
        inLanguage: [english, ...otherLanguages()],
        publisher: { '@id': organization },
      },
      items
        ? {
            '@type': 'Service',
            '@id': `${url}#service`,
            serviceType: service,
            inLanguage,
            description,
            provider: { '@id': organization },
            hasOfferCatalog: {
              '@type': 'OfferCatalog',
              name: service,
              itemListElement: items.map((item) => ({
                '@type': 'Offer',
                itemOffered: { '@type': 'Service', name: item },
              })),
            },
          }
        : {
            '@type': 'WebPage',
            '@id': url,
            url,
            name: title,
            description,
            inLanguage,
            isPartOf: { '@id': website },
          },
      // A trail of one step leads nowhere.
      ...(path === '/'
        ? []
        : [{ '@type': 'BreadcrumbList', '@id': `${url}#breadcrumbs`, itemListElement: trail }]),
    ],
  }
}
