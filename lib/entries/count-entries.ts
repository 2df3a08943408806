import { randomUUID } from 'node:crypto'
import { type Campaign, campaigns } from '../content/campaigns.ts'
import { office } from '../content/office.ts'
import { companyTime } from '../leads/deadline/day.ts'
import { hostOf, visitedPage } from '../leads/source.ts'
import { log, describeError } from '../security/log.ts'
import { everyPath } from '../seo/pages.ts'
import { siteUrl } from '../seo/site-url.ts'
import { createPublicClient } from '../supabase/public-client.ts'
import { backendTimeoutMs } from '../supabase/environment.ts'

/** Milliseconds between writes, and so the most that a crash can lose. */
const writeIntervalMs = 60_000

/** Counts entries and writes them every minute; `finish` writes the rest. Nobody waits for either. */
export function countEntries() {
  const { zone } = office()
  const entryOf = entryReader({ pages: everyPath(), ...campaigns(), siteUrl, zone })
  const { add, flush } = entryCounter(writeEntries)
  const timer = setInterval(() => void flush(), writeIntervalMs).unref()
  return {
    count(visit: Visit) {
      const entry = entryOf(visit)
      if (entry) add(entry)
    },
    finish() {
      clearInterval(timer)
      return flush()
    },
  }
}

/** Statuses worth another attempt: timeout, and too many requests. */
const passing = [408, 429]

/** Stores a batch. Never throws. @returns false to try again; true once it is stored, or refused for good */
export async function writeEntries({ id, counted }: Batch): Promise<boolean> {
  try {
    const { error, status } = await createPublicClient()
      .rpc('count_entries', { batch: id, counted })
      .abortSignal(AbortSignal.timeout(backendTimeoutMs))
    if (!error) return true
    log('entries_not_written', { reason: error.code || `status ${status}` })
    return status >= 400 && status < 500 && !passing.includes(status)
  } catch (error) {
    log('entries_not_written', { reason: describeError(error) })
    return false
  }
}

type Counted = Entry & { count: number }
/** Counts under one id: written twice, they still count once. */
export type Batch = { id: string; counted: Counted[] }

/** After this many distinct entries, new ones get the host "other": anyone can forge millions of referrers. */
const mostKinds = 1_000
/** Entries per batch: even the longest stay below the 64 KB limit of a request. */
const mostAtOnce = 100

/** Sums up entries in memory until `write` has settled a batch: stored, or refused for good. */
export function entryCounter(write: (batch: Batch) => Promise<boolean>) {
  let kinds = new Map<string, Counted>()
  let waiting: Batch[] = []

  function add(entry: Entry) {
    const existing = kinds.get(keyOf(entry))
    if (!existing && kinds.size >= mostKinds && entry.host !== 'other')
      return add({ ...entry, host: 'other' })
    if (existing) existing.count += 1
    else kinds.set(keyOf(entry), { ...entry, count: 1 })
  }

  /** Writes the counts, beginning with earlier batches that failed. */
  async function flush(): Promise<void> {
    const before = waiting.length > 0
    if (!before) {
      const counted = [...kinds.values()]
      kinds = new Map()
      while (counted.length > 0) waiting.push({ id: randomUUID(), counted: counted.splice(0, mostAtOnce) })
    }
    for (const batch of waiting) {
      if (!(await write(batch))) return
      waiting = waiting.filter((one) => one !== batch)
    }
    if (before) await flush()
  }
  return { add, flush }
}

const keyOf = ({ day, page, host, campaign }: Entry) => [day, page, host, campaign].join('\n')

/** A visit from a line of nginx's log (time, path, linking origin, campaign; tabs between), or null. */
export function visitOf(line: string): Visit | null {
  const [time = '', path, referrer, campaign, ...more] = line.split('\t')
  const at = Date.parse(time)
  if (Number.isNaN(at) || campaign === undefined || more.length > 0) return null
  return { at, address: `${path}?utm_campaign=${campaign === '-' ? '' : campaign}`, referrer: referrer ?? '' }
}

/** A visit's first page. `host` linked here, or is ''. */
type Entry = { day: string; page: string; host: string; campaign: string }

/** An answered page: path with query, referrer, and time in milliseconds since 1970. */
export type Visit = { at: number; address: string; referrer: string }

type Lists = {
  pages: readonly string[]
  campaigns: readonly Campaign[]
  siteUrl: string
  /** The company's zone, whose days are counted. */
  zone: string
}

/** @returns the entry of a visit; null if it came from our own page, or its page is not in the sitemap */
export function entryReader({ pages, campaigns, siteUrl, zone }: Lists): (visit: Visit) => Entry | null {
  const own = hostOf(siteUrl)
  return ({ at, address, referrer }) => {
    const { day: today } = companyTime(at, zone)
    const { page, campaign } = visitedPage(`http://site.invalid${address}`, { pages, campaigns, today })
    const host = hostOf(referrer)
    return pages.includes(page) && host !== own ? { day: today, page, host, campaign } : null
  }
}
