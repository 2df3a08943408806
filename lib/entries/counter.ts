import { randomUUID } from 'node:crypto'
import type { Entry } from './entry.ts'

export type Counted = Entry & { count: number }
/** Counts under one id: written twice, they still count once. */
export type Batch = { id: string; counted: Counted[] }

/** After this many distinct entries, new ones get the host "other": anyone can forge millions of referrers. */
const mostKinds = 1_000
/** Entries per batch: even the longest stay below the 64 KB limit of a request. */
const mostAtOnce = 100

/**
 * Sums up entries in memory until they are written.
 * @param write whether a batch is settled, stored or refused for good; it never throws
 */
export function entryCounter(write: (batch: Batch) => Promise<boolean>) {
  let kinds = new Map<string, Counted>()
  let waiting: Batch[] = []

  function add(entry: Entry) {
    const known = kinds.get(keyOf(entry))
    if (!known && kinds.size >= mostKinds && entry.host !== 'other') return add({ ...entry, host: 'other' })
    if (known) known.count += 1
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
