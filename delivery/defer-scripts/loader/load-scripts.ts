import { afterPaint, on } from '../../page-script/dom.ts'
import { giveUp } from './app-state.ts'

/** What only React can serve, and what shows that the visitor wants it. */
const wants = '.input,label,button:not([popovertarget]),[data-late]'
const intents = 'pointerover keydown focusin change click'

type Intent = { target: HTMLElement; pointerType?: string }

const sources = document.currentScript!.dataset.src!.split(' ')
let started: boolean
/** The campaign that the visit came with goes on in each link that is pressed, and nowhere else. */
const search = location.search

function load() {
  // The page has the rules that it needs inline; what React shows may need others.
  const rules = document.querySelector<HTMLLinkElement>('link[data-href]')!
  rules.href = rules.dataset.href!
  for (const src of sources) {
    const script = document.createElement('script')
    document.head.append(Object.assign(script, { src, async: false, onerror: giveUp }))
  }
}

/** Loads when the answer to the tap, which is native, has been painted. */
export function loadSoon() {
  if (started) return
  started = true
  // Hydration of a half-parsed document would not match: wait for the parser.
  if (document.readyState == 'loading') on('DOMContentLoaded', load)
  else afterPaint(load)
}

for (const type of intents.split(' '))
  on(type, ({ target, pointerType }: Intent) => {
    const link = search && target.closest?.<HTMLAnchorElement>('[href^="/"]')
    if (link) link.search = search
    // A touch may be the start of a scroll; a tap also focuses or clicks.
    if ((pointerType != 'touch' || type == 'click') && target.closest?.(wants)) loadSoon()
  })
