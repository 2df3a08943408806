import type { PictureContent } from '../../lib/content/shapes.ts'
import { Picture } from '../ui/picture.tsx'

/** A picture as a camera frames it (components/site/ending.css). */
export function Viewfinder({ picture }: { picture: PictureContent }) {
  return (
    <div className="viewfinder" data-screen-only="">
      <Picture picture={picture} sizes="(min-width: 861px) 60vw, 100vw" className="absolute!" />
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 14V0h10M90 0h10v14M100 86v14H90M10 100H0V86" vectorEffect="non-scaling-stroke" />
      </svg>
    </div>
  )
}
