/** `app` is empty before React arrives, then `ready` (components/site/toasts.tsx); or `failed` if it does not come. */
export const { dataset } = document.documentElement

/** Fired when `app` has changed. */
export const settled = 'app:settled'
/** Fired as React adopts the page, before it can change anything. */
export const adopted = 'app:adopted'

/** Scripts failed or are late: the browser handles clicks and forms until React arrives. */
export const giveUp = () => {
  if (dataset.app == 'ready') return
  dataset.app = 'failed'
  dispatchEvent(new Event(settled))
}

// A translator's host shows the page, with our address as its base. Our scripts would send forms to that host; the browser
// posts them to us.
if (new URL(document.baseURI).origin != location.origin) giveUp()
