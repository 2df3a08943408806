/**
 * Waits until the time is over, the browser is online again, the page is looked at again, or somebody ends it.
 * @param milliseconds for ever without
 * @param onBegin gets what ends it
 */
export function rest(milliseconds: number | undefined, onBegin: (wake: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      document.removeEventListener('visibilitychange', end)
      resolve()
    }
    const timer = milliseconds === undefined ? undefined : setTimeout(end, milliseconds)
    addEventListener('online', end)
    document.addEventListener('visibilitychange', end)
    onBegin(end)
  })
}
