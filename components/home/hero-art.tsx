import { mug, shirt, shirtDieLine } from './goods-shapes'
import { mugHalftone } from './hero-halftone'

/** Three inks on one sheet: a yellow sun, a rubine shirt with its die line, a blue mug as a halftone. */
export function HeroArt({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 760 760" aria-hidden="true" className={className}>
      <clipPath id="hero-mug">
        <path d={mug} clipRule="evenodd" />
      </clipPath>
      <circle cx="592" cy="336" r="262" className="hero-ink-yellow overprint fill-yellow" />
      <path d={shirt} className="overprint fill-rubine" />
      <g className="hero-ink-blue overprint stroke-blue" clipPath="url(#hero-mug)" strokeLinecap="round">
        {mugHalftone().map(({ diameter, path }) => (
          <path key={diameter} d={path} strokeWidth={diameter} />
        ))}
      </g>
      <path d={shirtDieLine} fill="none" className="stroke-key" strokeWidth="1.4" strokeDasharray="7 5" />
    </svg>
  )
}
