import { on } from './dom.ts'

// Menus open on hover, with a short delay, and close when the mouse has left for a moment.

let hovered: Element | null
/** The menu that hovering has opened. */
let opened: HTMLElement | null | undefined
let timer: ReturnType<typeof setTimeout>

on('pointerover', ({ pointerType, target }) => {
  if (pointerType != 'mouse') return
  const item = target.closest('[data-menu]')
  if (item == hovered) return
  hovered = item
  clearTimeout(timer)
  timer = setTimeout(
    () => {
      if (item) {
        const source = item.querySelector('button')!
        const menu = source.popoverTargetElement as HTMLElement | undefined
        if (!menu?.matches(':popover-open')) (opened = menu)?.showPopover({ source })
      } else {
        if (!opened?.contains(document.activeElement)) opened?.hidePopover()
        opened = null
      }
    },
    item ? 80 : 250,
  )
})

on('click', (event) => {
  // A click on the button of a menu that hovering has just opened means "open it", not "close it".
  const toggle = event.target.closest<HTMLButtonElement>('[data-menu] > button')
  if (opened && toggle?.popoverTargetElement == opened) {
    event.preventDefault()
    opened = null
  }
  event.target.closest('[popover] a')?.closest<HTMLElement>('[popover]')!.hidePopover()
})
