import type { Frame } from '../../lib/content/home/portfolio.ts'
import { Picture } from '../ui/picture.tsx'
import { frameId, frameNumber } from './frame-address.ts'

// A frame's picture is 4:3 below the crop: wider than the frame where that is square or tall.
const large = '(min-width: 861px) 27vw, (min-width: 601px) 45vw, 61vw'
const sizes = {
  single: '(min-width: 861px) 12vw, (min-width: 601px) 21vw, 29vw',
  wide: '(min-width: 861px) 19vw, (min-width: 601px) 31vw, 45vw',
  tall: large,
  large,
}

type Props = { frame: Frame; size: Frame['size']; number: number; newestLabel?: string }

/** One frame, in the size that it gets (fit-frames.ts). A click that comes before the lightbox waits for it (data-late). */
export function PortfolioFrame({ frame, size, number, newestLabel }: Props) {
  return (
    <li id={frameId(number)} className={`frame frame-${size}`}>
      <a href={`#${frameId(number)}`} className="frame-link" data-late="">
        <Picture picture={frame.picture} sizes={sizes[size]} className="frame-picture" />
        <span className="frame-number">{frameNumber(number)}</span>
        <span className="frame-name">{frame.name}</span>
        {newestLabel && <span className="sr-only">{newestLabel}</span>}
      </a>
      {newestLabel && (
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" className="frame-ring">
          <path
            d="M52 3C20 2 2 22 3 52s22 46 50 45 45-22 44-48S78 5 44 4"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      )}
      <p className="frame-facts">
        <span>{frame.process}</span> <span>{frame.quantity}</span> <span>{frame.city}</span>
      </p>
    </li>
  )
}
