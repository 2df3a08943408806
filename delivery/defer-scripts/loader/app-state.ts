/** `app` is empty before React is there, then `ready` (components/site/toasts.tsx), or `failed` when it did not come. */
export const { dataset } = document.documentElement

/** Tells that `app` has changed. */
export const settled = 'app:settled'

/**
 * A script does not come, or not in time: what is held is given to the browser, and from here on everything is native,
 * until React is there after all.
 */
export const giveUp = () => {
  if (dataset.app == 'ready') return
  dataset.app = 'failed'
  dispatchEvent(new Event(settled))
}
