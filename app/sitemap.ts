import type { MetadataRoute } from 'next'
import { lastChange } from '../lib/seo/last-change.ts'
import { pages } from '../lib/seo/pages.ts'
import { siteUrl } from '../lib/seo/site-url.ts'

export default function sitemap(): MetadataRoute.Sitemap {
  return pages().map(({ path, content }) => ({ url: siteUrl + path, lastModified: lastChange(content) }))
}
