'use client'

import { useEffect, useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { toast, useToaster, type Toast } from 'react-hot-toast/headless'
import { CloseIcon } from '../ui/close-icon.tsx'
import { keepOverRedraw } from './keep-over-redraw.ts'

/** Begins before React adopts the page, which is before it draws the first component. */
const adopted = typeof document === 'undefined' ? undefined : keepOverRedraw()

/** Always words, never a function, because show-toast.tsx sets them. */
const wordsOf = (one?: Toast) => one?.message as ReactNode

/** A modal dialog makes everything outside it inert, and a receipt covers it, so the slips must be inside. */
const openDialog = () => [...document.querySelectorAll('dialog:modal, .quote-receipt')].at(-1) ?? null
const watchDialogs = (changed: () => void) => {
  document.addEventListener('toggle', changed, true)
  return () => document.removeEventListener('toggle', changed, true)
}

/** The slips, and two live regions in the first HTML: screen readers ignore regions that arrive with their text. */
export function Toasts({ closeLabel }: { closeLabel: string }) {
  const { toasts, handlers } = useToaster()
  // From here on React changes the page itself.
  useLayoutEffect(() => void dispatchEvent(new Event('app:adopted')), [])
  useEffect(() => {
    adopted?.()
    // Tells the loader (browser/loader) to replay a held click or form, once what layout effects changed is drawn.
    queueMicrotask(() => {
      document.documentElement.dataset.app = 'ready'
      dispatchEvent(new Event('app:settled'))
    })
  }, [])
  const dialog = useSyncExternalStore(watchDialogs, openDialog, () => null)
  const visible = toasts.filter((one) => one.visible)
  const spoken = (kind: string) => wordsOf(visible.find(({ id }) => id === kind))
  const slips = (
    <div
      className="toasts"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      {visible.map((one) => (
        <Slip key={one.id} one={one} closeLabel={closeLabel} />
      ))}
    </div>
  )
  const slot = dialog?.querySelector('[data-toasts]')
  return (
    <div data-screen-only="">
      <div role="status" className="sr-only">
        {spoken('success')}
      </div>
      <div role="alert" className="sr-only">
        {spoken('error')}
      </div>
      {slot ? createPortal(slips, slot) : slips}
    </div>
  )
}

/** Shows the regions' announcements. */
function Slip({ one, closeLabel }: { one: Toast; closeLabel: string }) {
  const { id, type } = one
  return (
    <div className="toast" data-kind={type}>
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className="w-full h-full p-4 bg-(--tone) fill-none stroke-sheet stroke-[3]"
      >
        <path d={type === 'success' ? 'M5 12.5l4.5 4.5L19 7.5' : 'M12 5v9M12 17v2.6'} />
      </svg>
      <div id={id} aria-hidden="true" className="toast-words">
        {wordsOf(one)}
      </div>
      <button
        type="button"
        aria-label={closeLabel}
        aria-describedby={id}
        onClick={() => toast.dismiss(id)}
        className="toast-close"
      >
        <CloseIcon />
      </button>
    </div>
  )
}
