import { all, on } from './dom.ts'

// A vendor's frame loaded with the page has some seconds to appear; then a link replaces it (vendor-frame.tsx).

/** In milliseconds. */
const vendorTimeoutMs = 6_000

on('message', ({ source, origin }) => {
  for (const { contentWindow, src, dataset } of all<HTMLIFrameElement>('[data-eager]'))
    if (contentWindow == source && src.startsWith(origin + '/')) dataset.eager = 'up'
})
// An element's `load` does not reach the window.
document.addEventListener(
  'load',
  ({ target }) => {
    const { dataset } = target as HTMLElement
    if (dataset?.eager == 'load') dataset.eager = 'up'
  },
  true,
)
setTimeout(() => {
  for (const { dataset } of all('[data-eager]:not([data-eager=up])')) dataset.eager = 'blocked'
}, vendorTimeoutMs)
