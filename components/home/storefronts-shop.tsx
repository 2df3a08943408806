import { Picture } from '../ui/picture.tsx'
import type { PictureContent } from '../../lib/content/shapes.ts'

type Props = { sign: string; window: PictureContent; className?: string }

const stripes = [0, 1, 2, 3, 4, 5, 6, 7]

/** A shop front, printed in the site's inks; with branded goods in its yellow window. */
export function StorefrontsShop({ sign, window, className }: Props) {
  return (
    <div className={className}>
      <div className="relative">
        <svg viewBox="0 0 540 562" aria-hidden="true">
          <path d="M30 20h480v540H30z" className="fill-sheet stroke-key" strokeWidth="1.5" />
          <text x="270" y="76" textAnchor="middle" fontSize="50" className="type-figure fill-key">
            {sign}
          </text>
        </svg>
        {/* The window: 56, 150, 428 x 384 on the drawing. */}
        <Picture
          picture={window}
          sizes="(min-width: 1360px) 428px, (min-width: 600px) 30vw, min(72vw, 428px)"
          className="absolute! top-[26.69%] left-[10.37%] h-[68.33%] w-[79.26%]"
        />
        <svg viewBox="0 0 540 562" aria-hidden="true" className="absolute inset-0">
          <path d="M56 150h428v384H56z" fill="none" className="stroke-key" strokeWidth="1.5" />
          {stripes.map((stripe) => (
            <path
              key={stripe}
              d={`M${30 + 60 * stripe} 98h60L${75 + 65 * stripe} 170a32.5 32.5 0 0 1-65 0z`}
              className={stripe % 2 ? 'fill-sheet stroke-key' : 'fill-yellow stroke-key'}
              strokeWidth="1.5"
            />
          ))}
        </svg>
      </div>
    </div>
  )
}
