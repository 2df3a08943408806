/** Most tasks waiting, across all requests. */
const mostWaiting = 100

type Turn = { whose: string; begin: () => Promise<void> }

/** Runs tasks one at a time; next is the owner with the least time used so far. */
export function createFairQueue() {
  const waiting: Turn[] = []
  /** Milliseconds used since the queue was last empty. */
  const spent = new Map<string, number>()
  const spentBy = ({ whose }: Turn) => spent.get(whose) ?? 0
  let running = false

  async function run() {
    running = true
    while (waiting.length > 0) {
      const next = waiting.reduce((first, other) => (spentBy(other) < spentBy(first) ? other : first))
      waiting.splice(waiting.indexOf(next), 1)
      const began = performance.now()
      await next.begin()
      spent.set(next.whose, spentBy(next) + performance.now() - began)
    }
    spent.clear()
    running = false
  }
  /** @returns the task's result; null if too many wait or it failed */
  return <Result>(whose: string, work: () => Promise<Result>): Promise<Result | null> => {
    if (waiting.length >= mostWaiting) return Promise.resolve(null)
    return new Promise((resolve) => {
      const begin = () => work().then(resolve, () => resolve(null))
      waiting.push({ whose, begin })
      if (!running) void run()
    })
  }
}
