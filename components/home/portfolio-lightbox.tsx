'use client'

import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react'
import type { LightboxLabels } from '../../lib/content/home/portfolio.ts'
import { frameId, frameInHash } from './frame-address.ts'
import { useEvents } from '../ui/use-events.ts'
import type { LightboxFrame, LightboxProps } from './portfolio-lightbox-dialog.tsx'

type Props = { labels: LightboxLabels; frames: LightboxFrame[]; children: ReactNode }

const loadDialog = async () => (await import('./portfolio-lightbox-dialog.tsx')).LightboxDialog

/**
 * Opens frames of the contact sheet in a dialog. The address names the open frame, so the back button closes it; reusing
 * the router's history state keeps the router out. The dialog loads when a visitor turns to the sheet; if that fails, the
 * frame's link works by itself.
 * @param children the contact sheet
 */
export function PortfolioLightbox({ labels, frames, children }: Props) {
  const [Dialog, setDialog] = useState<ComponentType<LightboxProps>>()
  const [view, setView] = useState({ number: 1, open: false })

  function follow() {
    const number = frameInHash(location.hash)
    setView((last) => (number === undefined ? { ...last, open: false } : { number, open: true }))
  }
  useEvents('popstate', follow)

  const prepare = () => void loadDialog().catch(() => undefined)

  async function open(event: MouseEvent) {
    const link = (event.target as Element).closest<HTMLAnchorElement>('.frame-link')
    const own = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    // Firefox up to 97 has no dialogs.
    if (!link || own || !globalThis.HTMLDialogElement || link.matches(':target > a')) return
    event.preventDefault()
    try {
      const LightboxDialog = await loadDialog()
      setDialog(() => LightboxDialog)
    } catch {
      location.hash = link.hash
      return
    }
    history.pushState(history.state, '', link.hash)
    follow()
  }

  function show(number: number) {
    history.replaceState(history.state, '', `#${frameId(number)}`)
    setView({ number, open: true })
  }

  // Going back removes the frame from the address, and `follow` then closes the dialog.
  function close() {
    if (frameInHash(location.hash) === undefined) setView((last) => ({ ...last, open: false }))
    else history.back()
  }

  return (
    <>
      <div
        className="@container"
        onPointerOver={prepare}
        onFocus={prepare}
        onClick={(event) => void open(event)}
      >
        {children}
      </div>
      {Dialog && <Dialog labels={labels} frames={frames} {...view} onShow={show} onClose={close} />}
    </>
  )
}
