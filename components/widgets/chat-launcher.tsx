'use client'

import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { ChatWords } from '../../lib/content/frame.ts'
import { hasConsent, consentWithdrawn } from '../../lib/widgets/consent.ts'
import { VendorFrame } from './vendor-frame.tsx'
import { CloseIcon } from '../ui/close-icon.tsx'
import { useEvents } from '../ui/use-events.ts'

/** A stub at the edge of the sheet: opens the chat's slip, or without script leads to the contact section. */
export function ChatLauncher({ label, widget, contact }: ChatWords) {
  const [open, setOpen] = useState(false)
  const link = useRef<HTMLAnchorElement>(null)
  const slip = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (open) slip.current?.focus()
  }, [open])
  useEvents(consentWithdrawn, () => setOpen(false))

  function toggle(event: MouseEvent) {
    event.preventDefault()
    setOpen(!open)
  }
  function close() {
    setOpen(false)
    link.current?.focus()
  }
  const eager = widget.load === 'eager'
  return (
    <div className="chat" data-screen-only="">
      <a
        ref={link}
        href={contact}
        data-late=""
        aria-expanded={open || undefined}
        onClick={toggle}
        className="chat-launcher button gap-0 bg-sheet p-0 max-md:border-0 max-md:bg-clip-content max-md:pl-2 md:gap-3 md:pb-4"
      >
        <svg
          viewBox="0 0 20 20"
          aria-hidden="true"
          className="h-[20px] fill-none stroke-current stroke-[1.8]"
        >
          <path d="M2 3h16v11h-9l-5 4v-4H2z" />
        </svg>
        <span>{label}</span>
      </a>
      {(open || eager) && (
        <div
          ref={slip}
          role="dialog"
          aria-label={widget.words.title}
          tabIndex={-1}
          hidden={!open}
          onKeyDown={(event) => event.key === 'Escape' && close()}
          className="chat-slip md:right-[56px] md:bottom-[84px]"
        >
          <div className="flex items-center justify-between min-h-row py-2 pr-2 pl-5 torn-b md:pl-7">
            <h2 className="type-h3">{widget.words.title}</h2>
            <button type="button" aria-label={widget.words.close} onClick={close} className="toast-close">
              <CloseIcon />
            </button>
          </div>
          <VendorFrame widget={widget} begin={eager || hasConsent(widget) ? 'calling' : 'asking'} />
        </div>
      )}
    </div>
  )
}
