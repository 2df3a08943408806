import { all, on } from './dom.ts'

// A vendor's frame that loads with the page has some seconds to show that it is there; a link takes its place then
// (components/widgets/vendor-frame.tsx).

/** In milliseconds. */
const patience = 6_000

const frames = () => all<HTMLIFrameElement>('[data-eager]')
const up = (frame: HTMLElement | undefined) => frame && (frame.dataset.eager = 'up')
on('message', ({ source, origin }) =>
  up(frames().find((frame) => frame.contentWindow == source && frame.src.startsWith(origin + '/'))),
)
// An element's `load` does not reach the window.
document.addEventListener(
  'load',
  ({ target }) => (target as HTMLElement).dataset?.eager == 'load' && up(target as HTMLElement),
  true,
)
setTimeout(() => {
  for (const { dataset } of frames()) if (dataset.eager != 'up') dataset.eager = 'blocked'
}, patience)
