import type { MetadataRoute } from 'next'
import { siteUrl } from '../lib/seo/site-url.ts'

export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${siteUrl}/sitemap.xml` }
}
