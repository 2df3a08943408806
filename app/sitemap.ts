import type { MetadataRoute } from 'next'
import { lastChange } from '@/lib/seo/last-change'
import { pages } from '@/lib/seo/pages'
import { siteUrl } from '@/lib/seo/site-url'

export default function sitemap(): MetadataRoute.Sitemap {
  return pages().map(({ path, content }) => ({ url: siteUrl + path, lastModified: lastChange(content) }))
}
