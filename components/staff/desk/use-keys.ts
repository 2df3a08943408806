import { useState, useSyncExternalStore } from 'react'
import type { OrderStep } from '../../../lib/request/order-steps.ts'
import type { Status } from '../../../lib/staff/desk/statuses.ts'
import type { Changes } from '../../../lib/staff/desk/save.ts'
import { writeStored, readStored } from '../../../lib/browser-storage.ts'
import { useEvents } from '../../ui/use-events.ts'
import { createKeyBurst } from './key-burst.ts'

/** The actions of the desk's keys on the open ticket. */
export type StubKeys = {
  /** Opens the composer, with a quote or without. */
  answer: (quoted: boolean) => void
  /** Opens the composer with the draft just restored. */
  resume: () => void
  take: () => void
  status: (status: Status) => void
  step: (step: OrderStep) => void
  change: (changes: Changes) => void
  spam: () => void
  ask: () => void
}

/** Opens a menu as its own key would. */
export function openMenu(selector: string) {
  const button = document.querySelector<HTMLElement>(selector)
  button?.focus()
  button?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }))
}

const setting = 'desk:single-keys'

/** Fields take letters; menus and dialogs have their own keys. */
const hasOwnKeys =
  'input:not([type=checkbox]), textarea, select, [role=menu], [role=listbox], [aria-expanded=true][aria-haspopup], dialog, [role=alertdialog], .desk-ask-fields'

function onSetting(changed: () => void) {
  addEventListener('storage', changed)
  return () => removeEventListener('storage', changed)
}

/** A digit's key by its place, unless it takes Shift to type the digit, as in France. */
function nameWithShift({ key, code }: KeyboardEvent) {
  const digit = /^Digit(\d)$/.exec(code)?.[1]
  if (digit && !/\d/.test(key)) return `Shift+${digit}`
  return /^[a-z]$/i.test(key) ? `Shift+${key.toLowerCase()}` : key
}

/** The desk's single-letter keys, which can be turned off; one with shift is named `Shift+x`. */
export function useKeys(keys: Record<string, () => void>) {
  const single = useSyncExternalStore(
    onSetting,
    () => readStored(setting) !== 'off',
    () => true,
  )

  const [press] = useState(createKeyBurst)
  useEvents('keydown', (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const target = event.target instanceof Element ? event.target : document.body
    if (target.closest(hasOwnKeys)) return
    // In a scrolling pane, the arrows scroll.
    if (event.key.startsWith('Arrow') && target.closest('.desk-pane')) return
    const name = event.shiftKey ? nameWithShift(event) : event.key
    if (!single && (name.length === 1 || name.startsWith('Shift+')) && name !== '?') return
    if (press(name, keys[name])) event.preventDefault()
  })
  return {
    single,
    switchSingle(on: boolean) {
      writeStored(setting, on ? 'on' : 'off')
      dispatchEvent(new Event('storage')) // the browser tells only other tabs
    },
  }
}
