// The loader of a sealed page: fetches Next's scripts on the visitor's first intent. delivery/defer-scripts/seal.ts inlines it and puts
// the list of scripts into the tag's data-src, so that its text, and with it its hash, is the same on every page.
;(() => {
  const list = document.currentScript.dataset.src.split(' ')
  const root = document.documentElement
  const wants = 'button:not([popovertarget]),input,select,textarea,label,[data-late]'
  const events = ['pointerdown', 'pointerover', 'keydown', 'focusin', 'input', 'change', 'click', 'command']
  let started, late, held, button // `held` is the form that was sent, `button` what sent it, 1 once the browser posts it
  // The click that was kept for React.
  const give = () => {
    if (!late) return
    late.ariaBusy = null
    late.click() // without React a link still leads somewhere
    late = 0
  }
  // A script that does not come, or not in time: what was held is given to the browser, and from here on everything is
  // native, until React is there after all.
  const giveUp = () => {
    if (root.dataset.app == 'ready') return
    root.dataset.app = 'failed'
    give()
    if (held && button != 1) held.submit((button = 1))
  }
  // Trusted Types: a script comes from our own build, and React alone writes HTML from text: the script elements of a page
  // that it draws anew because it finds it changed, as by an extension. The browser does not run them again.
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (url.startsWith('/_next/static/') ? url : null),
    createHTML: (html) =>
      html == '<script>\x3c/script>' || [...document.scripts].some(({ text }) => text == html) ? html : null,
  })
  const load = () => {
    if (started) return
    started = 1
    for (const type of events) removeEventListener(type, intent, true)
    // The page has the rules that it needs inline; what React shows may need others.
    document.querySelector('link[disabled]').disabled = false
    for (const src of list) {
      const script = document.createElement('script')
      script.src = src
      script.async = false
      script.onerror = giveUp
      document.head.append(script)
    }
  }
  // Hydration of a half-parsed document would not match: wait for the parser.
  const intent = (event) => {
    if (event.type != 'submit' && !event.target.closest?.(wants)) return
    // A touch may be the start of a scroll; a tap also focuses or clicks.
    if (event.pointerType == 'touch' && event.type != 'click') return
    if (document.readyState == 'loading') addEventListener('DOMContentLoaded', load, { once: true })
    else requestAnimationFrame(() => setTimeout(load)) // first the answer to the tap, which is native
  }
  for (const type of events) addEventListener(type, intent, { capture: true, passive: true })

  // A click on a control that only React can serve is kept and given again once React is there.
  addEventListener(
    'click',
    (event) => {
      const control = event.target.closest('[data-late]')
      if (!control || root.dataset.app) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (late) late.ariaBusy = null
      late = control
      control.ariaBusy = 'true'
      setTimeout(giveUp, 6000)
    },
    true,
  )
  // A form sent before React is there waits for it, but not long: after 4 s, or when a script fails, the browser posts it.
  addEventListener(
    'submit',
    (event) => {
      // While the browser posts one no other is sent, or a second click would store it twice.
      if ((root.dataset.app && button != 1) || event.target.method != 'post') return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (held) return
      held = event.target
      button = event.submitter
      held.ariaBusy = 'true'
      intent({ target: held, type: 'submit' })
      setTimeout(giveUp, 4000)
    },
    true,
  )
  addEventListener('app:ready', () => {
    give()
    if (held && button != 1) {
      held.ariaBusy = null
      held.requestSubmit(button)
      held = 0
    }
  })
  // The visitor has come back from the answer.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && held) held.ariaBusy = held = button = null
  })
})()
