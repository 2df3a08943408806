'use client'

import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { FramedWidget } from '../../lib/content/widgets.ts'
import { rememberConsent, withdrawn } from '../../lib/widgets/consent.ts'

/** How long a vendor may take to report, in milliseconds. */
const patience = 6_000

type State = 'asking' | 'calling' | 'up' | 'blocked'

/**
 * The visitor's progress with a vendor. A frame that a blocker or the network left empty looks loaded to us, so the
 * vendor's own message decides; only for vendors that never send one does the frame's `load` count.
 */
export function useVendorFrame(widget: FramedWidget, begin: 'asking' | 'calling') {
  const [state, setState] = useState<State>(begin)
  const frame = useRef<HTMLIFrameElement>(null)
  // An eager frame was there before this code and may already have reported; the page script listens to it.
  const [eager, setEager] = useState(widget.load === 'eager')

  useEffect(() => {
    const ask = () => {
      setState('asking')
      setEager(false)
    }
    addEventListener(withdrawn, ask)
    return () => removeEventListener(withdrawn, ask)
  }, [])

  const waits = state === 'calling' && !eager
  useEffect(() => {
    if (!waits) return
    const hear = ({ source, origin }: MessageEvent) => {
      if (source === frame.current?.contentWindow && origin === widget.origin) setState('up')
    }
    const late = setTimeout(() => setState('blocked'), patience)
    addEventListener('message', hear)
    return () => {
      clearTimeout(late)
      removeEventListener('message', hear)
    }
  }, [waits, widget.origin])

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
