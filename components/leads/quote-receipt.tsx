'use client'

import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { Notice } from '../../lib/content/lead-forms.ts'
import type { LeadResult } from '../../lib/leads/result.ts'
import type { ShellWords } from './shell-words.ts'
import { Receipt } from './receipt.tsx'

type Props = { sent: Extract<LeadResult, { state: 'sent' }>; words: ShellWords; notice: Notice }

/** The receipt of a form whose dialog has closed. It takes the focus, and gives it back to where it was. */
export function QuoteReceipt({ sent, words, notice }: Props) {
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
      aria-label={notice.title}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className="quote-receipt"
    >
      <p className="docket-title">{notice.title}</p>
      <Receipt sent={sent} words={words} />
      <button type="button" onClick={close} className="button button-small button-key mt-3">
        {words.common.receipt.done}
      </button>
    </div>
  )
}
