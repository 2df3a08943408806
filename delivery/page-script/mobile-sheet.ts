import { afterPaint, all, on } from './dom.ts'

// While the full sheet is open nothing behind it takes the focus. The header is released before it closes, so that the focus
// can return; the rest follows.

on('beforetoggle', ({ target: sheet }) => {
  if (sheet.id != 'mobile-menu') return
  all('.site-header')[0]!.inert = false
  afterPaint(() => {
    for (const part of all('.site-header, main, footer')) part.inert = sheet.matches(':popover-open')
  })
})
