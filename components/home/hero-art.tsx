import { CutOut } from '../ui/cut-out.tsx'
import type { HeroWords } from '../../lib/content/home/hero.ts'

const sizes = {
  shirt: '(min-width: 1361px) 540px, (min-width: 861px) 37.2vw, min(71.4vw, 457px)',
  goods: '(min-width: 1361px) 682px, (min-width: 861px) 47.9vw, min(92.2vw, 590px)',
}

/** The line a die would cut, 14 outside the shirt, on the sheet of 760 x 760. */
const dieLine =
  'M298 186 340 198 382 198 421 186 481 201 521 217 555 237 627 296 636 307 635 322 607 366 597 375 583 375 541 353 536 436 539 634 537 663 528 670 503 670 476 679 456 677 425 665 375 675 358 675 312 665 274 670 250 677 238 677 215 669 201 668 187 657 185 628 188 437 183 356 181 352 141 375 128 375 104 346 88 318 88 308 100 294 172 235 221 209Z'

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
