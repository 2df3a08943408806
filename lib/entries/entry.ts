import type { Campaign } from '../content/campaigns.ts'
import { hostOf, placeOf } from '../leads/source.ts'

/** A visit's first page. `host` linked here, or is ''. */
export type Entry = { day: string; page: string; host: string; campaign: string }

/** An answered page: path with query, referrer, and time in milliseconds since 1970. */
export type Visit = { at: number; address: string; referrer: string }

type Lists = {
  pages: readonly string[]
  campaigns: readonly Campaign[]
  siteUrl: string
  /** The company's, whose days are counted. */
  zone: string
}

/** @returns how a visit counts; null if it came from our own page, or its page is not in the sitemap */
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
