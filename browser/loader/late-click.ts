import { on } from '../page-script/dom.ts'
import { dataset, giveUp, settled } from './app-state.ts'

// Keeps a click on a control that only React can handle, and repeats it once React is there.

/** In milliseconds. */
const clickTimeoutMs = 6_000
let late: HTMLElement | null

on('click', (event) => {
  const control = event.target.closest<HTMLElement>('[data-late]')
  if (!control || dataset.app) return
  event.preventDefault()
  event.stopImmediatePropagation()
  if (late) late.ariaBusy = null
  late = control
  late.ariaBusy = 'true'
  setTimeout(giveUp, clickTimeoutMs)
})

on(settled, () => {
  if (!late) return
  late.ariaBusy = null
  late.click() // without React a link still leads somewhere
  late = null
})
