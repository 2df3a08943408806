import type { PictureFiles } from '../../lib/pictures/source-set.ts'
import type { Frame, LightboxLabels } from '../../lib/content/home/portfolio.ts'

/** A frame of the sheet as the lightbox shows it: its words, and its picture with its files. */
export type LightboxFrame = Pick<Frame, 'name' | 'process' | 'quantity' | 'city' | 'interest' | 'picture'> & {
  files: Pick<PictureFiles, 'widths'> | undefined
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
