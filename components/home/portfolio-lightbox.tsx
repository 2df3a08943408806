'use client'

import { type ComponentType, useEffect, useState } from 'react'
import type { LightboxLabels } from '../../lib/content/home/portfolio.ts'
import type { LightboxProps } from './portfolio-lightbox-dialog.tsx'

const frameOf = (hash: string) => {
  const [, number] = /^#frame-(\d\d)$/.exec(hash) ?? []
  return number === undefined ? undefined : Number(number)
}

/**
 * Opens the frames of the contact sheet in a dialog. The address names the open frame, so that the back button closes
 * it; history keeps the router's own state, which leaves the router out of it. The dialog's code is fetched when
 * somebody turns to the sheet; if it cannot be, the frame's link does its own work.
 */
export function PortfolioLightbox({ labels }: { labels: LightboxLabels }) {
  const [Dialog, setDialog] = useState<ComponentType<LightboxProps>>()
  const [view, setView] = useState({ number: 1, open: false })

  useEffect(() => {
    const sheet = document.getElementById('contact-sheet')
    const load = async () => {
      const { LightboxDialog } = await import('./portfolio-lightbox-dialog.tsx')
      setDialog(() => LightboxDialog)
    }
    const prepare = () => void load().catch(() => undefined)
    const follow = () => {
      const number = frameOf(location.hash)
      setView((last) => (number === undefined ? { ...last, open: false } : { number, open: true }))
    }
    const open = async (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('.frame-link')
      const own = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      if (!link || own || link.matches(':target > a')) return
      event.preventDefault()
      try {
        await load()
      } catch {
        location.hash = link.hash
        return
      }
      history.pushState(history.state, '', link.hash)
      follow()
    }

    sheet?.addEventListener('pointerover', prepare, { once: true })
    sheet?.addEventListener('focusin', prepare, { once: true })
    sheet?.addEventListener('click', open)
    window.addEventListener('popstate', follow)
    return () => {
      sheet?.removeEventListener('pointerover', prepare)
      sheet?.removeEventListener('focusin', prepare)
      sheet?.removeEventListener('click', open)
      window.removeEventListener('popstate', follow)
    }
  }, [])

  function show(number: number) {
    history.replaceState(history.state, '', `#frame-${String(number).padStart(2, '0')}`)
    setView({ number, open: true })
  }

  // Going back takes the frame out of the address, and `follow` takes it off the screen.
  function close() {
    if (frameOf(location.hash) === undefined) setView((last) => ({ ...last, open: false }))
    else history.back()
  }

  return Dialog && <Dialog labels={labels} {...view} onShow={show} onClose={close} />
}
