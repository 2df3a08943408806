// Refines controls that already work without it. Inlined in every page by the layout (app/document.tsx); the content
// security policy carries its hash, on static pages together with the loader's, so its text is the same everywhere.
import { afterPaint, all, on } from './dom.ts'
import './drafts.ts'

// The first page of a session slides the hero's inks into register (components/home/hero-entrance.css).
try {
  if (!sessionStorage.seen) document.documentElement.dataset.first = ''
  sessionStorage.seen = 1
} catch {
  // Storage is off: no page is known to be the first.
}

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
  // Receipts are popovers too, but manual ones, and stay.
  const menu = event.target.closest('a') && event.target.closest<HTMLElement>('[popover=auto]')
  if (!menu) return
  menu.hidePopover()
  // The section that the link leads to takes the focus, once it is not inert any more.
  afterPaint(() => {
    for (const section of all(':target')) {
      section.tabIndex = -1
      section.focus({ preventScroll: true }) // its own place would not heed the header
    }
  })
})

on('beforetoggle', ({ target: popover }) => {
  // Where the style sheet cannot anchor a menu to its entry.
  popover.style.setProperty('--entry', (popover.parentElement as HTMLElement).offsetLeft + 'px')
  if (popover.id != 'mobile-menu') return
  // While the full sheet is open nothing behind it takes the focus. The header is released before it closes, so that the
  // focus can return; the rest follows.
  all('.site-header')[0]!.inert = false
  afterPaint(() => {
    for (const part of all('.site-header, main, footer')) part.inert = popover.matches(':popover-open')
  })
})

// The link of the section in view is marked.

on('DOMContentLoaded', () => {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting)
          for (const a of all<HTMLAnchorElement>('.main-menu-link[href*="#"]'))
            a.ariaCurrent = a.hash == '#' + target.id ? 'location' : null
    },
    { rootMargin: '-40% 0% -55%' },
  )
  for (const section of all('main > section[id]')) observer.observe(section)
})

// The buttons give commands, which need no script; here they are obeyed in the browser's place, as some know none. A dialog is
// painted as a popover first, where there are any, and is modal from the next task on, or from the first key. One that is
// closed goes off the screen first. The click comes here last: what else it does in the page is done.
addEventListener('click', (event) => {
  const source = (event.target as Element).closest<HTMLElement>('[commandfor]')
  if (!source) return
  event.preventDefault()
  const dialog = document.getElementById(source.getAttribute('commandfor')!) as HTMLDialogElement
  if (!dialog.close) return (location.href = '/#contact') // Firefox up to 97 knows no dialogs.
  if (source.matches('[command=close]')) {
    dialog.hidden = true
    return afterPaint(() => {
      dialog.close()
      dialog.hidden = false
    })
  }
  noteChoice(source, dialog)
  const modal = () => {
    if (!dialog.popover) return
    dialog.inert = false
    dialog.popover = null
    dialog.showModal()
  }
  dialog.popover = 'manual'
  dialog.inert = true // as a popover it takes no focus
  dialog.showPopover?.()
  source.focus() // where it returns to
  onkeydown = modal
  afterPaint(modal)
})

type QuoteFields = { interest: HTMLSelectElement; products?: HTMLInputElement }

/** A button that opens a quote dialog names a product and an interest; they are filled in, with React or before it. */
function noteChoice(source: HTMLElement, dialog: HTMLElement & { opener?: HTMLElement }) {
  const { interest, product, id } = source.dataset
  const { interest: choice, products } = dialog.querySelector('form')!.elements as unknown as QuoteFields
  // Of several products the first one's, which is also the one that is counted.
  if (!dialog.opener || !products?.value) dialog.opener = source
  if (interest) choice.value = interest
  dialog.dataset.asked = product || ''
  if (!product || !products) return
  // A line as lib/leads/product-line.ts reads it.
  const line = product + '\t'
  if (!('\n' + products.value).includes('\n' + line)) {
    products.value += (products.value && '\n') + line + (id || '')
    dialog.dataset.noted = products.value.replace(/\t.*/g, '').replaceAll('\n', ' · ')
  }
  // The draft follows.
  for (const field of [choice, products]) field.dispatchEvent(new Event('input', { bubbles: true }))
  dialog.dispatchEvent(new Event('products'))
}

// Which lists are unfolded is kept for the session: whoever comes back, or loads again, finds them so. Not in the entry of the
// history, as Next loads an entry with a state that is not its own again.

const folds = () => all<HTMLDetailsElement>('main details')
const key = `folds${location.pathname}`

on('DOMContentLoaded', () => {
  try {
    const open = (sessionStorage[key] || '') as string
    // It is 0 on the way forward; what is to take its place is longer.
    if (performance.navigation.type) folds().forEach((fold, index) => (fold.open = open[index] == '1'))
    on(
      'toggle',
      () =>
        (sessionStorage[key] = folds()
          .map((fold) => +fold.open)
          .join('')),
    )
  } catch {
    // Storage is switched off.
  }
})
