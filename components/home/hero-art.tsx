import { CutOut } from '../ui/cut-out.tsx'
import type { HeroWords } from '../../lib/content/home/hero.ts'

const sizes = {
  shirt: '(min-width: 1361px) 540px, (min-width: 861px) 37.2vw, min(71.4vw, 457px)',
  goods: '(min-width: 1361px) 682px, (min-width: 861px) 47.9vw, min(92.2vw, 590px)',
}

/** The line a die would cut, 14 outside the shirt, on the sheet of 760 x 760. */
const dieLine =
  'M293 187 306 188 338 198 385 198 416 188 428 187 526 213 538 221 627 296 638 311 638 320 634 328 611 365 599 377 587 377 545 356 541 355 539 358 537 516 539 640 539 662 537 668 532 673 525 675 437 676 370 677 314 675 211 675 194 671 187 665 183 657 185 503 183 359 181 356 177 356 138 376 131 378 125 377 114 367 88 328 84 320 84 311 94 298 190 216Z'

/** The goods over a yellow sun: two of the three inks slide into register over the shirt, which keeps its place. */
export function HeroArt({ pictures }: { pictures: HeroWords['pictures'] }) {
  return (
    <div className="hero-art">
      <svg viewBox="0 0 760 760" aria-hidden="true">
        <circle cx="592" cy="336" r="262" className="hero-ink-yellow fill-yellow" />
        <path d={dieLine} fill="none" className="stroke-key" strokeWidth="1.4" strokeDasharray="7 5" />
      </svg>
      <CutOut picture={pictures.shirt} sizes={sizes.shirt} className="hero-shirt" />
      <CutOut picture={pictures.goods} sizes={sizes.goods} className="hero-goods hero-ink-blue" />
    </div>
  )
}
