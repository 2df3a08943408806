import { afterPaint, on } from '../page-script/dom.ts'
import { dataset, giveUp } from './app-state.ts'
import { undoForeignChanges } from './take-back.ts'

/** Elements that only React can handle, and the events that show the visitor wants them. */
const wants = '.input,label,button:not([popovertarget]),[data-late]'
const intents = 'pointerover touchstart keydown focusin change click'

const sources = document.currentScript!.dataset.src!.split(' ')
let started: boolean
let isPressed: boolean
/** Waits of 50 ms left while a button is held down, because a release outside the window is not heard. */
let waitsLeft = 20
on('pointerdown', () => (isPressed = true))
on('pointerup', () => (isPressed = false))
/** Our links get the visit's query, and so its campaign, only when the visitor reaches for them. */
const search = location.search

function load() {
  // The page has its own rules inline; React may need others.
  const rules = document.querySelector<HTMLLinkElement>('link[data-href]')!
  rules.href = rules.dataset.href!
  // They run once all have arrived: until then, other programs' changes to the page stay.
  let missing = sources.length
  const run = () => {
    // There is no click if the pressed element is replaced before the release.
    if (isPressed && waitsLeft--) return setTimeout(run, 50)
    undoForeignChanges()
    // A dropped line is often back at once. The first tag may not ask again: it would get its preload's failure.
    const again = (src: string) => append('script', { src, onerror: giveUp })
    for (const src of sources)
      append('script', { src, async: false, onerror: () => setTimeout(again, 300, src) })
  }
  const arrived = () => --missing || run()
  for (const href of sources)
    append('link', { rel: 'preload', as: 'script', href, onload: arrived, onerror: arrived })
}

const append = (tag: string, attributes: object) =>
  document.head.append(Object.assign(document.createElement(tag), attributes))

export function loadSoon() {
  if (started || dataset.app) return
  started = true
  // Hydrating a half-parsed document would mismatch: wait for the parser.
  if (document.readyState == 'loading') on('DOMContentLoaded', load)
  else afterPaint(load)
}

for (const type of intents.split(' '))
  on(type, ({ target, pointerType }: { target: HTMLElement; pointerType?: string }) => {
    const link = search && target.closest?.<HTMLAnchorElement>('[href^="/"]')
    if (link) link.search = search
    // A touch may start a scroll, but hardly on a field; a tap also focuses or clicks.
    if (pointerType == 'touch' && type != 'click') return
    if (target.closest?.(type == 'touchstart' ? '.input' : wants)) loadSoon()
  })
