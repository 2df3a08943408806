import { site } from '../content/site.ts'
import { lastChange } from './last-change.ts'
import { siteUrl } from './site-url.ts'

/** Where to report a vulnerability (RFC 9116). It has to expire, within a year at most. */
export function securityText(): string {
  const { contact, languages } = site().security
  const end = new Date(lastChange(['content']) ?? Date.now())
  end.setUTCDate(end.getUTCDate() + 364)
  return [
    `Contact: ${contact}`,
    `Expires: ${end.toISOString()}`,
    `Preferred-Languages: ${languages}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
