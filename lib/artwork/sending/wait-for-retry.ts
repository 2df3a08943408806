type Rest = {
  /** In milliseconds; forever if absent. */
  most?: number
  /** The wait that the site asked for, in milliseconds: only `wake` cuts it short. */
  least?: number
  /** Receives the function that ends the wait. */
  onBegin: (wake: () => void) => void
}

/** Waits until time is up, the browser is online or the page visible again, or `wake` is called: true if it ended early. */
export function waitForRetry({ most, least = 0, onBegin }: Rest): Promise<boolean> {
  const begun = Date.now()
  return new Promise((resolve) => {
    const end = (isSooner: boolean) => {
      clearTimeout(timer)
      removeEventListener('online', look)
      document.removeEventListener('visibilitychange', look)
      resolve(isSooner)
    }
    const look = () => {
      if (document.visibilityState === 'visible' && Date.now() - begun >= least) end(true)
    }
    const timer = most === undefined ? undefined : setTimeout(end, most, false)
    addEventListener('online', look)
    document.addEventListener('visibilitychange', look)
    onBegin(() => end(true))
  })
}
