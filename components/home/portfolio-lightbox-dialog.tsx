'use client'

import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { fill } from '../../lib/content/fill.ts'
import { FramedImage } from '../ui/framed-image.tsx'
import { QuoteButton } from '../leads/quote-button.tsx'
import { frameId, frameNumber } from './frame-address.ts'
import type { PictureFiles } from '../../lib/pictures/source-set.ts'
import type { Frame, LightboxLabels } from '../../lib/content/home/portfolio.ts'

/** A frame as the lightbox shows it: words and picture files. */
export type LightboxFrame = Pick<Frame, 'name' | 'process' | 'quantity' | 'city' | 'interest' | 'picture'> & {
  files: Pick<PictureFiles, 'widths'> | undefined
}

export type LightboxProps = {
  labels: LightboxLabels
  frames: LightboxFrame[]
  /** The frame shown, from 1; kept when the lightbox closes. */
  number: number
  open: boolean
  onShow: (number: number) => void
  onClose: () => void
}

/** Least sideways movement of a swipe, in pixels. */
const swipe = 48

/** Returns the focus to the frame last shown, which may be folded away on a phone. */
function focusFrame(number: number) {
  const link = document.querySelector<HTMLElement>(`#${frameId(number)} > a`)
  const fold = link?.closest('details')
  if (fold && !link?.checkVisibility?.()) fold.open = true
  link?.focus()
}

export function LightboxDialog({ labels, frames, number, open, onShow, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isShown = useRef(false)

  useEffect(() => {
    if (!open) {
      dialog.current?.close()
      // Again: restoring the address takes the focus away.
      if (isShown.current) setTimeout(() => focusFrame(number))
      isShown.current = false
      return
    }
    isShown.current = true
    if (!dialog.current?.open) dialog.current?.showModal()
    document.getElementById(frameId(number))?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [number, open])

  const move = (step: number) => onShow(((number - 1 + step + frames.length) % frames.length) + 1)

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowLeft') move(-1)
    if (event.key === 'ArrowRight') move(1)
  }
  function afterClose() {
    focusFrame(number)
    if (open) onClose()
  }
  /** The quote form is a dialog, too: closes the lightbox and restores the address before it opens. */
  function leaveForQuote() {
    history.replaceState(history.state, '', location.pathname + location.search)
    dialog.current?.close()
  }

  const frame = frames[number - 1]
  if (!frame) return null
  const position = fill(labels.position, { number: frameNumber(number), count: frames.length })
  return (
    <dialog
      ref={dialog}
      aria-labelledby="lightbox-name"
      className="lightbox on-key"
      onClose={afterClose}
      onKeyDown={onKeyDown}
    >
      <Stage key={number} frame={frame} onMove={move} />
      <div className="lightbox-side">
        <div className="flex items-center justify-between gap-5">
          <p className="type-data text-2 text-yellow">{position}</p>
          <button
            type="button"
            className="button button-small border-sheet"
            onClick={() => dialog.current?.close()}
          >
            {labels.close}
          </button>
        </div>
        <div aria-live="polite" className="mt-5 md:mt-auto">
          <Facts frame={frame} labels={labels} />
        </div>
        <div className="mt-7 grid grid-cols-2 gap-3">
          <button type="button" className="button border-sheet" onClick={() => move(-1)}>
            {labels.previous}
          </button>
          <button type="button" className="button border-sheet" onClick={() => move(1)}>
            {labels.next}
          </button>
          <div className="col-span-2 grid" onClickCapture={leaveForQuote}>
            <QuoteButton interest={frame.interest} product={frame.name} className="button button-yellow">
              {labels.quote}
            </QuoteButton>
          </div>
        </div>
      </div>
    </dialog>
  )
}

/** The picture. A swipe moves on or back. */
function Stage({ frame, onMove }: { frame: LightboxFrame; onMove: (step: number) => void }) {
  const pressed = useRef({ x: 0, y: 0 })
  function onPointerUp(event: PointerEvent) {
    const x = event.clientX - pressed.current.x
    const y = event.clientY - pressed.current.y
    if (Math.abs(x) > swipe && Math.abs(x) > Math.abs(y)) onMove(x < 0 ? 1 : -1)
  }
  return (
    <div
      className="lightbox-stage min-h-0 touch-pan-y select-none md:grid md:place-items-center md:p-9"
      onPointerDown={(event) => (pressed.current = { x: event.clientX, y: event.clientY })}
      onPointerUp={onPointerUp}
    >
      <FramedImage
        picture={frame.picture}
        files={frame.files}
        sizes="(min-width: 861px) calc(100vw - 472px), 100vw"
        className="frame-picture"
      />
    </div>
  )
}

function Facts({ frame, labels }: { frame: LightboxFrame; labels: LightboxLabels }) {
  const facts = [
    [labels.process, frame.process],
    [labels.quantity, frame.quantity],
    [labels.city, frame.city],
  ]
  return (
    <>
      <h3 id="lightbox-name" className="type-display text-7">
        {frame.name}
      </h3>
      <dl className="mt-5 listed-t">
        {facts.map(([label, fact]) => (
          <div className="text-3 grid grid-cols-[110px_1fr] py-3 listed-b md:py-3" key={label}>
            <dt className="text-text-on-key">{label}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
