'use client'

import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { QuoteButton } from '../leads/quote-button.tsx'
import type { LightboxLabels } from '../../lib/content/home/portfolio.ts'

export type LightboxProps = {
  labels: LightboxLabels
  /** the frame on show; a closed lightbox keeps the last one */
  number: number
  open: boolean
  onShow: (number: number) => void
  onClose: () => void
}

/** How far a finger travels sideways before it is a swipe, in pixels. */
const swipe = 48

const frameLink = (number: number) =>
  document
    .querySelectorAll<HTMLElement>('#contact-sheet > .frame')
    [number - 1]?.querySelector<HTMLElement>('.frame-link')

export function LightboxDialog({ labels, number, open, onShow, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const pressed = useRef({ x: 0, y: 0 })
  const shown = useRef(false)
  const frames = document.querySelectorAll<HTMLElement>('#contact-sheet > .frame')

  useEffect(() => {
    if (!open) {
      dialog.current?.close()
      // Once more when the address has changed back, which takes the focus away.
      if (shown.current) setTimeout(() => frameLink(number)?.focus())
      shown.current = false
      return
    }
    shown.current = true
    const frame = document.querySelectorAll('#contact-sheet > .frame')[number - 1]
    const picture = frame?.querySelector('.frame-picture')?.cloneNode(true) as HTMLElement | undefined
    for (const file of picture?.querySelectorAll<HTMLSourceElement | HTMLImageElement>('source, img') ?? []) {
      file.sizes = '(min-width: 861px) calc(100vw - 472px), 100vw'
    }
    if (picture) stage.current?.replaceChildren(picture)
    if (!dialog.current?.open) dialog.current?.showModal()
    frame?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [number, open])

  const read = (selector: string) => frames[number - 1]?.querySelector(selector)?.textContent ?? ''
  const move = (step: number) => onShow(((number - 1 + step + frames.length) % frames.length) + 1)

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowLeft') move(-1)
    if (event.key === 'ArrowRight') move(1)
  }
  function onPointerUp(event: PointerEvent) {
    const [x, y] = [event.clientX - pressed.current.x, event.clientY - pressed.current.y]
    if (Math.abs(x) > swipe && Math.abs(x) > Math.abs(y)) move(x < 0 ? 1 : -1)
  }
  function afterClose() {
    frameLink(number)?.focus()
    if (open) onClose()
  }
  /** The quote form is a dialog too: the lightbox leaves the screen and the address before it opens. */
  function leaveForQuote() {
    history.replaceState(history.state, '', location.pathname + location.search)
    dialog.current?.close()
  }

  const name = read('.frame-name')
  const position = labels.position
    .replace('{number}', read('.frame-number'))
    .replace('{count}', String(frames.length))
  const facts = [
    [labels.process, read('.frame-facts > :nth-child(1)')],
    [labels.quantity, read('.frame-facts > :nth-child(2)')],
    [labels.city, read('.frame-facts > :nth-child(3)')],
  ]
  return (
    <dialog
      ref={dialog}
      aria-labelledby="lightbox-name"
      className="lightbox on-key"
      onClose={afterClose}
      onKeyDown={onKeyDown}
    >
      <div
        ref={stage}
        className="lightbox-stage"
        onPointerDown={(event) => (pressed.current = { x: event.clientX, y: event.clientY })}
        onPointerUp={onPointerUp}
      />
      <div className="lightbox-side">
        <div className="flex items-center justify-between gap-4">
          <p className="type-data text-[15px] text-yellow">{position}</p>
          <button
            type="button"
            className="button button-small border-sheet"
            onClick={() => dialog.current?.close()}
          >
            {labels.close}
          </button>
        </div>
        <div aria-live="polite" className="mt-5 md:mt-auto">
          <h3 id="lightbox-name" className="type-display text-[44px] md:text-[56px]">
            {name}
          </h3>
          <dl className="lightbox-facts">
            {facts.map(([label, fact]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{fact}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="mt-7 grid grid-cols-2 gap-2.5">
          <button type="button" className="button border-sheet" onClick={() => move(-1)}>
            {labels.previous}
          </button>
          <button type="button" className="button border-sheet" onClick={() => move(1)}>
            {labels.next}
          </button>
          <div className="col-span-2 grid" onClickCapture={leaveForQuote}>
            <QuoteButton
              interest={frames[number - 1]?.dataset.interest}
              product={name}
              className="button button-yellow"
            >
              {labels.quote}
            </QuoteButton>
          </div>
        </div>
      </div>
    </dialog>
  )
}
