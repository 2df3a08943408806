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
