import { companyTime } from '../../lib/leads/deadline/company-time.ts'

type Options = {
  /** The day that the pages show now. */
  shown: string
  zone: string
  /** The next day on which they change (lib/content/change-days.ts). */
  nextChange: (shown: string) => string | undefined
  /** Builds the pages of a day beside those being served. */
  build: (day: string) => Promise<boolean>
  /** Serves the latest build. */
  swap: () => Promise<void>
  log: (outcome: 'built' | 'swapped' | 'failed', day: string) => void
}

// In milliseconds.
const ahead = 15 * 60_000
const nextTry = 15 * 60_000
/** Longest sleep: content may change, and timers hold 24 days at most. */
const longest = 60 * 60_000

/**
 * Keeps the pages up to date: builds ahead of each day on which content changes, and swaps when it begins. A failure
 * leaves the old pages and is retried; /health reports it once the day has come.
 * @returns a function that stops it
 */
export function followDays({ shown, zone, nextChange, build, swap, log }: Options): () => void {
  let waiting: NodeJS.Timeout | undefined
  let stopped = false
  let meant = shown
  const wait = (milliseconds: number) =>
    new Promise<void>((resolve) => (waiting = setTimeout(resolve, Math.max(0, milliseconds))))

  async function follow(): Promise<void> {
    let built = ''
    while (!stopped) {
      try {
        built = await step(built)
      } catch {
        // Content may be unreadable while somebody edits it; the site runs on.
        log('failed', meant)
        await wait(nextTry)
      }
    }
  }

  /** @returns the day that is built and waiting */
  async function step(built: string): Promise<string> {
    const day = nextChange(shown)
    meant = day ?? shown
    const left = day === undefined ? Infinity : beginning(day, zone) - Date.now()
    if (day === undefined || left > ahead) {
      await wait(Math.min(left - ahead, longest))
    } else if (built !== day) {
      const isBuilt = await build(day).catch(() => false)
      if (stopped) return ''
      log(isBuilt ? 'built' : 'failed', day)
      if (isBuilt) return day
      await wait(nextTry)
      return ''
    } else if (left > 0) {
      await wait(left)
    } else {
      await swap()
      shown = day
      log('swapped', day)
    }
    return built
  }
  void follow()
  return () => {
    stopped = true
    clearTimeout(waiting)
  }
}

/** When a day begins in a time zone, in milliseconds since 1970. */
export function beginning(day: string, zone: string): number {
  let [before, after] = [-16, 16].map((hours) => Date.parse(day) + hours * 3_600_000) as [number, number]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (companyTime(middle, zone).day < day) before = middle
    else after = middle
  }
  return after
}
