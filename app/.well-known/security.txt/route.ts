import { site } from '../../../lib/content/site.ts'
import { lastChange } from '../../../lib/seo/last-change.ts'
import { siteUrl } from '../../../lib/seo/site-url.ts'

export const dynamic = 'force-static'

/** Where to report a vulnerability (RFC 9116). It has to expire, within a year at most. */
export function GET() {
  const { contact, languages } = site().security
  const end = new Date(lastChange(['content']) ?? Date.now())
  end.setUTCDate(end.getUTCDate() + 364)
  const text = [
    `Contact: ${contact}`,
    `Expires: ${end.toISOString()}`,
    `Preferred-Languages: ${languages}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ]
  return new Response(text.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
