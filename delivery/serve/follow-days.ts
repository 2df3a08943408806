type Options = {
  shown: string
  today: () => string
  /** Whether content changes on a day after `shown`, up to today. */
  hasChanged: (shown: string) => boolean
  /** Builds today's pages beside those being served. */
  build: () => Promise<boolean>
  swap: () => Promise<void>
  log: (outcome: 'swapped' | 'failed', day: string) => void
}

// In milliseconds.
const minute = 60_000
const nextTry = 15 * minute

/** Builds and swaps the pages when a day begins on which content changes; a failure is tried again (/health). */
export function followDays({ shown, today, hasChanged, build, swap, log }: Options): () => void {
  let waiting: NodeJS.Timeout | undefined
  let stopped = false
  async function look(): Promise<void> {
    const day = today()
    let outcome: 'swapped' | 'failed' | undefined
    try {
      if (day > shown && hasChanged(shown)) {
        outcome = (await build()) ? 'swapped' : 'failed'
        if (stopped) return
        if (outcome === 'swapped') await swap()
      }
    } catch {
      // Content may be unreadable while somebody edits it; the site runs on.
      outcome = 'failed'
    }
    if (outcome) log(outcome, day)
    if (outcome !== 'failed') shown = day
    if (!stopped) waiting = setTimeout(() => void look(), outcome === 'failed' ? nextTry : minute)
  }
  void look()
  return () => {
    stopped = true
    clearTimeout(waiting)
  }
}
