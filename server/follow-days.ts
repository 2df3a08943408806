import type { DayOutcome } from './day-builder.ts'

type Options = {
  shown: string
  today: () => string
  /** Whether content changes on a day after `shown`, up to today. */
  hasChanged: (shown: string) => boolean
  /** Builds today's pages beside those being served. */
  build: () => Promise<DayOutcome>
  swap: () => Promise<void>
  log: (outcome: DayOutcome, day: string) => void
}

// In milliseconds.
const minute = 60_000
const nextTry = 15 * minute

/** Builds and swaps the pages on each day when content changes; retries failed and held builds (/health). */
export function followDays({ shown, today, hasChanged, build, swap, log }: Options): () => void {
  let waiting: NodeJS.Timeout | undefined
  let stopped = false
  async function look(): Promise<void> {
    const day = today()
    let outcome: DayOutcome | undefined
    try {
      if (day > shown && hasChanged(shown)) {
        outcome = await build()
        if (stopped) return
        if (outcome !== 'failed') await swap()
      }
    } catch {
      // Content may be unreadable while somebody edits it; the site runs on.
      outcome = 'failed'
    }
    if (outcome) log(outcome, day)
    const isDone = outcome === undefined || outcome === 'swapped'
    if (isDone) shown = day
    if (!stopped) waiting = setTimeout(() => void look(), isDone ? minute : nextTry)
  }
  void look()
  return () => {
    stopped = true
    clearTimeout(waiting)
  }
}
