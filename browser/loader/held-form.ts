import { on } from '../page-script/dom.ts'
import { dataset, giveUp, settled } from './app-state.ts'
import { loadSoon } from './load-scripts.ts'

// A form sent before React arrives waits for it, but not for long; then the browser posts it. While that runs, no
// other is sent, or a second click would store it twice.

/** In milliseconds. */
const formTimeoutMs = 4_000
let held: HTMLFormElement | null
let button: HTMLElement | null
let posting: boolean | null

on('submit', (event) => {
  const form = event.target as HTMLFormElement
  if ((dataset.app && !posting) || form.method != 'post') return
  event.preventDefault()
  event.stopImmediatePropagation()
  if (held) return
  held = form
  button = event.submitter
  // Nothing can be typed that would not be sent.
  held.inert = true
  loadSoon()
  setTimeout(giveUp, formTimeoutMs)
})

on(settled, () => {
  if (!held || posting) return
  held.inert = false
  if (dataset.app == 'ready') {
    button!.click() // Safari before 16 has no requestSubmit()
    held = null
  } else {
    posting = true
    held.submit()
  }
})

// The visitor has come back from the answer.
on('pageshow', ({ persisted }) => {
  if (persisted) held = posting = null
})
