// Refines controls that already work without it. The layout (app/document.tsx) inlines it in every page. The text is
// the same everywhere: the content security policy carries its hash, on static pages together with the loader's.
import { afterPaint, all, on, persist } from './dom.ts'
import './drafts.ts'
import { noteChoice } from './goods.ts'

const { dataset } = document.documentElement

// The first page of a session slides the hero's inks into register (components/home/hero.css). A banner closed on this
// device stays away. Requests sent from this device are linked again (OwnRequestsLink).
try {
  if (!sessionStorage.seen) dataset.first = ''
  // Another language is offered to whoever chose it before, or whose browser asks for it.
  const preferred = localStorage.language ?? navigator.language.slice(0, 2)
  const place = dataset.others?.split(' ').indexOf(preferred)
  if (place! >= 0) dataset.offer = place as unknown as string
  if (localStorage.requests) dataset.request = ''
  if (localStorage.banner == dataset.banner) delete dataset.banner
  sessionStorage.seen = 1
} catch {
  // Storage is off, or full: we cannot tell which page is the first.
}

// Menus open on hover, with a short delay, and close shortly after the mouse has left.

let hovered: Element | null
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
  if (event.target.closest('.banner > button')) {
    persist('banner', dataset.banner)
    delete dataset.banner
  }
  if (event.target.closest('.offer > button')) {
    delete dataset.offer
    persist('language', 'en')
  }
  const inLanguage = event.target.closest<HTMLAnchorElement>('a[hreflang]')
  if (inLanguage) {
    inLanguage.hash = location.hash
    persist('language', inLanguage.hreflang)
  }
  // Receipts are popovers too, but manual ones, and stay.
  const menu = event.target.closest('a') && event.target.closest<HTMLElement>('[popover=auto]')
  if (!menu) return
  menu.hidePopover()
  // Focus the section that the link leads to, once it is no longer inert.
  afterPaint(() => {
    for (const section of all(':target')) {
      section.tabIndex = -1
      section.focus({ preventScroll: true }) // its own position would ignore the header
    }
  })
})

// A link within the page opens the fold that it leads to; the focus goes to its summary.
on('click', ({ target }) => {
  if (!target.closest('a[href^="#"]')) return
  afterPaint(() => {
    for (const fold of all<HTMLDetailsElement>(':target > details')) {
      fold.open = true
      fold.querySelector('summary')!.focus({ preventScroll: true })
    }
  })
})

on('beforetoggle', ({ target: popover }) => {
  // For style sheets that cannot anchor a menu to its entry.
  popover.style.setProperty('--entry', (popover.parentElement as HTMLElement).offsetLeft + 'px')
  if (popover.id != 'mobile-menu') return
  // The open sheet covers everything, so nothing behind it may take the focus. The header is released before the sheet closes,
  // so that focus can return; the rest follows.
  all('.site-header')[0]!.inert = false
  afterPaint(() => {
    for (const part of all('.site-header, main, footer')) part.inert = popover.matches(':popover-open')
  })
})

// Mark the link of the section in view.

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

// Stands in for command buttons, which some browsers lack. A dialog is painted first, as a popover where those exist,
// and turned modal in the next task or on the first key. Closing hides it first. This listener is the last to see a
// click.
addEventListener('click', (event) => {
  const source = (event.target as Element).closest<HTMLElement>('[commandfor]')
  if (!source) return
  event.preventDefault()
  const dialog = document.getElementById(source.getAttribute('commandfor')!) as HTMLDialogElement | null
  // On a slow line the button arrives before its dialog.
  if (!dialog && document.readyState == 'loading') return on('DOMContentLoaded', () => source.click())
  // Firefox up to 97 has no dialogs, and some pages lack this one.
  if (!dialog?.close)
    return (location.href = document.querySelector<HTMLAnchorElement>('.header-quote')?.href ?? '/#contact')
  if (source.matches('[command=close]')) {
    dialog.hidden = true
    return afterPaint(() => {
      dialog.close()
      dialog.hidden = false
    })
  }
  // The line where a visitor types a question.
  const line = source.closest('.written')?.querySelector('input')
  if (line) source.dataset.need = line.value
  noteChoice(source, dialog)
  if ('unfolds' in source.dataset) dialog.querySelector('details')!.open = true
  const modal = () => {
    if (!dialog.popover) return
    dialog.inert = false
    dialog.popover = null
    dialog.showModal()
  }
  dialog.popover = 'manual'
  dialog.inert = true // a popover dialog must not take focus
  dialog.showPopover?.()
  source.focus() // where focus returns
  onkeydown = modal
  afterPaint(modal)
})

// Names the sheet, and opens the folds that the style sheet cannot.
on('beforeprint', () => {
  for (const head of all('.site-header .wrap'))
    head.dataset.printed = document.title.split(':')[0] + ', ' + new Date().toLocaleDateString()
  if (!CSS.supports('selector(::details-content)')) for (const fold of folds()) fold.open = true
})

// Keeps unfolded lists for the session, so they survive a reload or a return. They cannot go into history.state: Next
// reloads entries whose state is not its own.

const folds = () => all<HTMLDetailsElement>('main details')
const key = `folds${location.pathname}`

on('DOMContentLoaded', () => {
  try {
    const open = (sessionStorage[key] || '') as string
    // 0 for a plain navigation; the newer API takes more bytes.
    if (performance.navigation.type) folds().forEach((fold, index) => (fold.open = open[index] == '1'))
    on(
      'toggle',
      () =>
        (sessionStorage[key] = folds()
          .map((fold) => +fold.open)
          .join('')),
    )
  } catch {
    // Storage is off.
  }
})

// On a good line that nobody pays for by the byte, what is below comes once the page is at rest, in order and four at a time:
// whoever takes a picture of the page, or scrolls fast, finds it there. Their priority is low by default. Sixty pictures
// cost a phone as much work as the page itself, so its visitor has the first three seconds alone.

on('load', () => {
  const { connection } = navigator as { connection?: { saveData: boolean; effectiveType: string } }
  if (connection?.effectiveType != '4g' || connection.saveData) return
  const waiting = all<HTMLImageElement>('img[loading=lazy]').filter((image) => image.checkVisibility?.())
  const next = () => {
    // The app's scripts come first once the visitor has reached for them.
    if (document.querySelector('link[data-href][href]') && !dataset.app)
      return addEventListener('app:settled', next, { once: true })
    const image = waiting.shift()
    if (!image) return
    image.onload = image.onerror = next
    image.loading = 'eager'
    if (image.complete) next()
  }
  setTimeout(() => [1, 2, 3, 4].forEach(next), innerWidth < 861 ? 3_000 : 100)
})
