type Rest = {
  /** In milliseconds; for ever without. */
  most?: number
  /** As long as the site has asked for, in milliseconds: nothing but `wake` ends it sooner. */
  least?: number
  /** Gets what ends it. */
  onBegin: (wake: () => void) => void
}

/**
 * Waits until the time is over, the browser is online again, the page is looked at again, or somebody ends it.
 * @returns whether something ended it before its time
 */
export function rest({ most, least = 0, onBegin }: Rest): Promise<boolean> {
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
