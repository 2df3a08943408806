'use client'

import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { FramedWidget } from '../../lib/content/widgets.ts'
import { rememberConsent, consentWithdrawn } from '../../lib/widgets/consent.ts'
import { bold } from '../ui/bold.tsx'
import { ExternalLink } from '../ui/external-link.tsx'
import { useEvents } from '../ui/use-events.ts'

type Props = { widget: FramedWidget; begin: 'asking' | 'calling' }

/** Allows scripts and forms on the vendor's page, in its own origin; it cannot access or replace ours. */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'

/** Asks for consent, then shows the vendor's page, or a plain link and an e-mail address if that fails to load. */
export function VendorFrame({ widget, begin }: Props) {
  const { state, calling, eager, frame, agree, loaded } = useVendorFrame({ widget, begin })
  const { words, url, email } = widget

  if (state === 'asking')
    return (
      <div className="@container p-5 md:p-7">
        <div className="grid items-center gap-x-8 gap-y-5 @3xl:grid-cols-[minmax(0,1fr)_auto]">
          <div className="max-w-[60ch]">
            <p className="text-2">{bold(words.ask)}</p>
            <p className="type-small mt-2 text-slate max-md:text-1">{words.remembered}</p>
          </div>
          {/* Without script it leads to the vendor's own page. */}
          <a
            href={url}
            rel="noopener noreferrer"
            data-late=""
            onClick={agree}
            className="button button-key justify-self-start"
          >
            {words.start}
          </a>
        </div>
      </div>
    )
  return (
    <div className="vendor-frame">
      <p role="status" className="vendor-status">
        {calling && <span>{words.calling}</span>}
        {state === 'blocked' && <span>{words.blocked}</span>}
        {eager && <span className="vendor-blocked">{words.blocked}</span>}
      </p>
      {state !== 'blocked' && (
        <iframe
          ref={frame}
          src={url}
          className="relative flex-1 w-full min-h-0 ruled-b data-[eager=blocked]:hidden"
          title={words.title}
          sandbox={sandbox}
          referrerPolicy="strict-origin"
          onLoad={loaded}
          data-eager={eager ? widget.ready : undefined}
        />
      )}
      <p className="flex flex-wrap gap-x-5 px-5 py-2 text-2 md:px-7">
        <ExternalLink href={url} className="text-link">
          {words.link}
        </ExternalLink>
        <a href={`mailto:${email}`} className="text-link">
          {words.mail}
        </a>
      </p>
    </div>
  )
}

/** Time limit for a vendor's report, in milliseconds. */
const vendorTimeoutMs = 6_000

/** A frame that a blocker left empty looks loaded to us, so the vendor's own message decides, if there is one. */
function useVendorFrame({ widget, begin }: Props) {
  const [state, setState] = useState<'asking' | 'calling' | 'up' | 'blocked'>(begin)
  const frame = useRef<HTMLIFrameElement>(null)
  // An eager frame was there before this code and may already have reported; the page script listens to it.
  const [eager, setEager] = useState(widget.load === 'eager')

  useEvents(consentWithdrawn, () => {
    setState('asking')
    setEager(false)
  })

  const waits = state === 'calling' && !eager
  useEvents('message', ({ source, origin }: MessageEvent) => {
    if (waits && source === frame.current?.contentWindow && origin === widget.origin) setState('up')
  })
  useEffect(() => {
    if (!waits) return
    const late = setTimeout(() => setState('blocked'), vendorTimeoutMs)
    return () => clearTimeout(late)
  }, [waits])

  function agree(event: MouseEvent) {
    event.preventDefault()
    rememberConsent(widget)
    setState('calling')
  }
  function loaded() {
    if (widget.ready === 'load') setState('up')
  }
  return { state, calling: waits, eager, frame, agree, loaded }
}
