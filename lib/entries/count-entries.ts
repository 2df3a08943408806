import { campaigns } from '../content/campaigns.ts'
import { office } from '../content/office.ts'
import { pages } from '../seo/pages.ts'
import { siteUrl } from '../seo/site-url.ts'
import { entryCounter } from './counter.ts'
import { entryReader, type Visit } from './entry.ts'
import { writeEntries } from './write-entries.ts'

/** Between two writes, in milliseconds: as much is lost in a crash. */
const pause = 60_000

/** Counts entries and writes them each minute; `finish` writes what is left. Nobody waits for either. */
export function countEntries() {
  const { zone } = office()
  const entryOf = entryReader({ pages: pages().map(({ path }) => path), ...campaigns(), siteUrl, zone })
  const { add, flush } = entryCounter(writeEntries)
  const timer = setInterval(() => void flush(), pause).unref()
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
