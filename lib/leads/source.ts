import type { Campaign } from '../content/campaigns.ts'

/** Where a request came from, for the function's header; '' for what is not known. */
export type Source = { page: string; opener: string; product: string; campaign: string; host: string }

type Known = { pages: readonly string[]; campaigns: readonly Campaign[]; today: string }

/**
 * The page and the campaign of a post, by the address it came from. Nothing typed gets through: what is not on our own
 * lists counts as "other".
 * @param referer of the post, which is our own page's address: browsers send it whole within an origin
 * @param today in the company's time zone, as 2026-11-20
 */
export function sourceOf(referer: string | null, { pages, campaigns, today }: Known) {
  if (!referer || !URL.canParse(referer)) return { page: '', campaign: '' }
  const { pathname, searchParams } = new URL(referer)
  const named = searchParams.get('utm_campaign')?.toLowerCase()
  const runs = campaigns.some(({ name, from, until }) => name === named && from <= today && today <= until)
  return {
    page: pages.includes(pathname) ? pathname : 'other',
    campaign: runs && named ? named : named ? 'other' : '',
  }
}

/** The header's value: every character beyond ASCII is percent-encoded. */
export const sourceHeader = (source: Source) => encodeURIComponent(JSON.stringify(source))
