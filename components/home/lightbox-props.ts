import type { ReactNode } from 'react'
import type { Frame, LightboxLabels } from '../../lib/content/home/portfolio.ts'

/** A frame of the sheet as the lightbox shows it: its words, and its picture drawn by the server. */
export type LightboxFrame = Pick<Frame, 'name' | 'process' | 'quantity' | 'city' | 'interest'> & {
  image: ReactNode
}

export type LightboxProps = {
  labels: LightboxLabels
  frames: LightboxFrame[]
  /** The frame on show, counted from 1; a closed lightbox keeps the last one. */
  number: number
  open: boolean
  onShow: (number: number) => void
  onClose: () => void
}
