import type { Campaign } from '../content/campaigns.ts'

/** Our own lists, and the day in the company's time zone, like 2026-11-20. */
export type Known = { pages: readonly string[]; campaigns: readonly Campaign[]; today: string }

/** Page and campaign of one of our full addresses, or of ''. Nothing typed gets through: unlisted values become "other". */
export function visitedPage(address: string, { pages, campaigns, today }: Known) {
  if (!URL.canParse(address)) return { page: '', campaign: '' }
  const { pathname, searchParams } = new URL(address)
  const named = searchParams.get('utm_campaign')?.toLowerCase()
  const runs = campaigns.some(({ name, from, until }) => name === named && from <= today && today <= until)
  const other = named ? 'other' : ''
  return {
    page: pages.includes(pathname) ? pathname : 'other',
    campaign: runs && named ? named : other,
  }
}

/** The host of a referrer, which is untrusted, without `www.` and port; '' if it is not one. */
export function hostOf(referrer: unknown): string {
  if (typeof referrer !== 'string' || !/^https?:/.test(referrer) || !URL.canParse(referrer)) return ''
  const host = new URL(referrer).hostname.replace(/^www\./, '')
  return /^[a-z0-9.-]{1,100}$/.test(host) ? host : ''
}
