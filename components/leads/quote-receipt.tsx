'use client'

import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Receipt, type ReceiptProps } from './receipt.tsx'

/** The receipt after a dialog has closed. It takes the focus, then returns it to where it was. */
export function QuoteReceipt(receipt: ReceiptProps) {
  const { title, done: closeLabel } = receipt.words.common.receipt
  const slip = useRef<HTMLDivElement>(null)
  const before = useRef<Element | null>(null)
  const [done, setDone] = useState(false)

  useEffect(() => {
    before.current = document.activeElement
    slip.current?.showPopover?.()
    slip.current?.focus()
  }, [])

  function close() {
    setDone(true)
    if (before.current instanceof HTMLElement) before.current.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && close()

  if (done) return null
  return (
    <div
      ref={slip}
      popover="manual"
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className="quote-receipt"
    >
      <p className="docket-title">{title}</p>
      <Receipt {...receipt} />
      <button type="button" onClick={close} className="button button-small button-key mt-4">
        {closeLabel}
      </button>
    </div>
  )
}
