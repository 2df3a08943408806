import type { Campaign } from '../content/campaigns.ts'
import { hostOf, placeOf } from '../leads/source.ts'

/** A visit's first page, as it is counted. `host` linked here, '' where none is known. */
export type Entry = { day: string; page: string; host: string; campaign: string }

/** A page that was answered: its path with its query, what linked to it, and when, in milliseconds since 1970. */
export type Visit = { at: number; address: string; referrer: string }

type Lists = {
  pages: readonly string[]
  campaigns: readonly Campaign[]
  /** Our own origin. */
  siteUrl: string
  /** The company's: its days are counted. */
  zone: string
}

/** @returns what a visit counts as; null for a page reached from our own, and for what is no page of the sitemap */
export function entryReader({ pages, campaigns, siteUrl, zone }: Lists): (visit: Visit) => Entry | null {
  const own = hostOf(siteUrl)
  // Made once: it takes longer than all the rest.
  const days = new Intl.DateTimeFormat('sv', { timeZone: zone })
  return ({ at, address, referrer }) => {
    const today = days.format(at)
    const { page, campaign } = placeOf(`http://site.invalid${address}`, { pages, campaigns, today })
    const host = hostOf(referrer)
    return pages.includes(page) && host !== own ? { day: today, page, host, campaign } : null
  }
}
