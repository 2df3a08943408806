import { afterPaint, on } from '../page-script/dom.ts'
import { giveUp } from './app-state.ts'
import { undoForeignChanges } from './take-back.ts'

/** What only React can handle, and the events that show the visitor wants it. */
const wants = '.input,label,button:not([popovertarget]),[data-late]'
const intents = 'pointerover touchstart keydown focusin change click'

const sources = document.currentScript!.dataset.src!.split(' ')
let started: boolean
let isPressed: boolean
/** Longest wait for somebody who holds a button down, in steps of 50 ms: letting go outside the window is not heard. */
let patience = 20
on('pointerdown', () => (isPressed = true))
on('pointerup', () => (isPressed = false))
/** Own links get the visit's query, and so its campaign, only once the visitor reaches for them. */
const search = location.search

function load() {
  // The page has its own rules inline; what React shows may need others.
  const rules = document.querySelector<HTMLLinkElement>('link[data-href]')!
  rules.href = rules.dataset.href!
  // They run once all of them are here: until then, what others did to the page stays as it is.
  let missing = sources.length
  const run = () => {
    // There is no click if what was pressed is replaced before it is let go.
    if (isPressed && patience--) return setTimeout(run, 50)
    undoForeignChanges()
    // A line that has dropped is often back at once. The first tag may not ask again: it takes its preload's failure.
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
  if (started) return
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
