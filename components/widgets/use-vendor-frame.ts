'use client'

import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { FramedWidget } from '../../lib/content/widgets.ts'
import { rememberConsent, withdrawn } from '../../lib/widgets/consent.ts'

/** How long a vendor may take to show that it is there, in milliseconds. */
const patience = 6_000

type State = 'asking' | 'calling' | 'up' | 'blocked'

/**
 * How far a visitor has got with a vendor. A frame that a blocker or the network keeps empty looks to us like one that has
 * loaded, so the vendor's own message counts; only vendors that never send one are believed on the frame's `load`.
 */
export function useVendorFrame(widget: FramedWidget, begin: 'asking' | 'calling') {
  const [state, setState] = useState<State>(begin)
  const frame = useRef<HTMLIFrameElement>(null)
  // A frame that came with the page was there before this code, and may have reported: the page script looks after it.
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
