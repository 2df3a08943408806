import { afterPaint, all, on } from './dom.ts'

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
