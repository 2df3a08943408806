'use client'

import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Receipt, type ReceiptProps } from './receipt.tsx'

/** The receipt after a dialog has closed. It takes the focus, then returns it to where it was. */
export function QuoteReceipt({ title, ...receipt }: ReceiptProps & { title: string }) {
  const { states, receipt: words } = receipt.words.common
  const slip = useRef<HTMLDivElement>(null)
  const before = useRef<Element | null>(null)
  const [done, setDone] = useState(false)

  useEffect(() => {
    before.current = document.activeElement
    slip.current?.showPopover?.()
    slip.current?.querySelector<HTMLElement>('.receipt-heading')?.focus()
  }, [])

  function close() {
    setDone(true)
    // The bar that it was opened from is gone with its list.
    const to = before.current?.isConnected ? before.current : document.querySelector('main')
    if (to instanceof HTMLElement) to.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && close()

  if (done) return null
  return (
    <div
      ref={slip}
      id={`${receipt.formId}-answer`}
      popover="manual"
      role="dialog"
      aria-label={words.title}
      onKeyDown={onKeyDown}
      className="quote-receipt"
    >
      <div className="docket-head">
        <div>
          <p className="docket-title">{title}</p>
          <p className="text-2 text-slate">{words.received}</p>
        </div>
        <p className="type-data font-label">{states.sent}</p>
      </div>
      <Receipt {...receipt}>
        <button type="button" onClick={close} className="button button-small button-key">
          {words.done}
        </button>
      </Receipt>
      <div data-toasts="" />
    </div>
  )
}
