// Refines controls that already work without it. Inlined in every page by the layout; the content security policy
// carries its hash, so its text is the same everywhere.
;(() => {
  const root = document.documentElement
  try {
    // The hero's inks slide into register once a session.
    if (sessionStorage.seen) root.dataset.seen = ''
    sessionStorage.seen = 1
  } catch {
    // Storage is switched off: the entrance plays each time.
  }

  // Menus open on hover, with a short delay, and close when the mouse has left for a moment.
  let hovered, opened, timer
  addEventListener('pointerover', (event) => {
    if (event.pointerType != 'mouse') return
    const item = event.target.closest('[data-menu]')
    if (item == hovered) return
    hovered = item
    clearTimeout(timer)
    timer = setTimeout(
      () => {
        if (!item) {
          if (opened && !opened.contains(document.activeElement)) opened.hidePopover()
          opened = 0
          return
        }
        const menu = item.querySelector('[popover]')
        if (menu.matches(':popover-open')) return
        menu.showPopover({ source: item.querySelector('button') })
        opened = menu
      },
      item ? 80 : 250,
    )
  })
  addEventListener(
    'click',
    (event) => {
      // A click on the button of a menu that hovering has just opened means "open it", not "close it".
      const toggle = event.target.closest('[data-menu] > button')
      if (toggle && opened && toggle.popoverTargetElement == opened) {
        event.preventDefault()
        opened = 0
      }
      event.target.closest('[popover] a')?.closest('[popover]').hidePopover()
      // Where the browser knows no commands, the button leads to the contact form.
      const button = event.target.closest('[commandfor]')
      if (button && !('commandForElement' in button)) location = '/#contact'
    },
    true,
  )

  // What costs a style for every element of the page waits until the answer to the tap has been painted.
  const afterPaint = (run) => requestAnimationFrame(() => setTimeout(run))

  // While the full sheet is open nothing behind it takes the focus. The header is released before it closes, so that the
  // focus can return; the rest follows.
  const behind = ({ target }) => {
    if (target.id != 'mobile-menu') return
    document.querySelector('.site-header').inert = false
    afterPaint(() => {
      for (const part of document.querySelectorAll('.site-header, main, footer'))
        part.inert = target.matches(':popover-open')
    })
  }
  addEventListener('beforetoggle', behind, true)

  // The link of the section in view is marked.
  addEventListener('DOMContentLoaded', () => {
    const links = [...document.querySelectorAll('.main-menu-link')].filter(
      (a) => a.pathname == location.pathname && a.hash,
    )
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting)
            for (const a of links) a.ariaCurrent = a.hash == '#' + target.id ? 'location' : null
      },
      { rootMargin: '-40% 0px -55%' },
    )
    for (const section of document.querySelectorAll('main > section[id]')) observer.observe(section)
  })

  // A dialog is painted as a popover first, and is modal from the next task on, or from the first key. One that is closed
  // goes off the screen first. A button that opens a quote dialog names a product and an interest; they are filled in,
  // with React or before it.
  addEventListener(
    'command',
    (event) => {
      const { source, target: dialog, command } = event
      event.preventDefault()
      if (command == 'close') {
        dialog.hidden = 1
        afterPaint(() => {
          dialog.close()
          dialog.hidden = 0
        })
        return
      }
      const { product, interest } = source.dataset
      const { products, interest: choice } = dialog.querySelector('form').elements
      if (interest) choice.value = interest
      if (product && !products.value.split('\n').includes(product)) {
        products.value += (products.value && '\n') + product
        dialog.dataset.noted = products.value.replaceAll('\n', ' · ')
        dialog.dispatchEvent(new Event('products'))
      }
      const modal = () => {
        if (!dialog.popover) return
        const active = dialog.querySelector(':focus')
        dialog.popover = null
        source.focus() // where it returns to
        dialog.showModal()
        active?.focus()
      }
      dialog.popover = 'manual'
      dialog.showPopover()
      onkeydown = modal
      afterPaint(modal)
    },
    true,
  )
  // A vendor's frame that loads with the page has six seconds to show that it is there; a link stands in for it then
  // (components/widgets/vendor-frame.tsx).
  const frames = () => [...document.querySelectorAll('[data-eager]')]
  const up = (frame) => frame && (frame.dataset.eager = 'up')
  addEventListener('message', ({ source, origin }) =>
    up(frames().find((frame) => frame.contentWindow == source && frame.src.startsWith(origin + '/'))),
  )
  // An element's `load` does not reach the window.
  document.addEventListener('load', ({ target }) => target.dataset?.eager == 'load' && up(target), true)
  setTimeout(() => {
    for (const { dataset } of frames()) if (dataset.eager != 'up') dataset.eager = 'blocked'
  }, 6000)
})()
