import { Fragment } from 'react'
import { QuoteButton } from '../leads/quote-button.tsx'
import { ColorBar } from '../ui/color-bar.tsx'
import { ExternalLink } from '../ui/external-link.tsx'
import type { HeroWords } from '../../lib/content/home/story.ts'
import clsx from 'clsx'
import type { PictureContent } from '../../lib/content/shapes.ts'
import { filesOf } from '../../lib/pictures/pictures.ts'
import { ResponsiveImage } from '../ui/framed-image.tsx'

const inks = ['bg-rubine', 'bg-blue', 'bg-yellow']

/** @param premiumCatalog its URL */
export function Hero({ words, premiumCatalog }: { words: HeroWords; premiumCatalog: string }) {
  const { headline, lead, bullets, actions, stats, pictures } = words
  return (
    <section id="home" aria-labelledby="home-heading" className="@container overflow-hidden">
      <div className="relative isolate">
        <TrimMark className="left-[max(12px,calc(50%-922px))]" />
        <TrimMark className="right-[max(12px,calc(50%-922px))] -scale-x-100" />
        <div className="hero-words wrap xl:min-h-[740px]">
          <h1 id="home-heading" className="type-h1">
            {headline.map((line, index) => (
              <Fragment key={line}>
                {index > 0 && ' '}
                {index > 0 && <br className="max-md:hidden" />}
                <span>{line}</span>
              </Fragment>
            ))}
          </h1>
          <p className="type-lead max-w-[30em] md:max-xl:max-w-[41vw] mt-5 md:mt-7">{lead}</p>
          <ul
            role="list"
            className="hero-bullets text-3 font-label flex flex-wrap gap-x-7 gap-y-2 mt-5 max-sm:gap-x-4 max-sm:gap-y-1 max-sm:text-1 md:mt-5 md:max-w-[44vw] xl:max-w-none"
          >
            {bullets.map((bullet, index) => (
              <li key={bullet} className="flex items-center gap-2 sm:gap-3">
                <span
                  aria-hidden="true"
                  className={`size-[10px] sm:size-[14px] shrink-0 rounded-[50%] forced-color-adjust-none ${inks[index]}`}
                />
                {bullet}
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap items-center gap-4 mt-6 max-sm:grid max-sm:grid-cols-[repeat(auto-fill,minmax(min(100%,max(9.5rem,40%)),1fr))] max-sm:gap-3 md:mt-7 md:max-w-[46vw] xl:max-w-[max(46vw,40rem)]">
            <QuoteButton className="button button-primary max-sm:px-3">{actions.quote}</QuoteButton>
            <a href={actions.stores.href} className="button button-secondary max-sm:px-2">
              {actions.stores.label}
            </a>
            <ExternalLink
              href={premiumCatalog}
              className="text-link max-sm:col-span-full max-sm:justify-self-start"
            >
              {actions.premiumCatalog}
            </ExternalLink>
          </div>
        </div>
        <HeroArt pictures={pictures} />
      </div>
      {/* Two to four ruled cells: a figure and its label on one baseline. */}
      <ul role="list" className={clsx('hero-stats ruled-t', stats.length !== 3 && 'hero-stats-even')}>
        {stats.map(({ figure, label }) => (
          <li className="md:first:[padding-left:calc((100cqw_-_var(--sheet))_/_2)]" key={figure}>
            <b className="type-figure block">{figure}</b>{' '}
            <span className="min-w-0 max-w-[12em] text-2 text-balance font-data sm:max-md:mt-4 block">
              {label}
            </span>
          </li>
        ))}
      </ul>
      <ColorBar />
    </section>
  )
}

const sizes = {
  shirt: '(min-width: 1361px) 540px, (min-width: 861px) 37.2vw, min(71.4vw, 457px)',
  goods: '(min-width: 1361px) 682px, (min-width: 861px) 47.9vw, min(92.2vw, 590px)',
}

/** The line a die would cut, 14 units outside the shirt, on the 760 x 760 sheet. */
const dieLine =
  'M297 220 309 222 324 232 337 238 372 238 398 223 413 222 424 227 463 237 479 243 487 248 502 263 526 306 550 355 552 365 550 375 541 385 537 393 527 403 521 405 511 405 505 403 498 396 493 396 499 604 498 648 496 657 486 668 460 676 438 677 416 674 397 673 383 676 368 676 269 673 227 665 215 653 213 644 213 591 219 403 215 401 209 407 203 409 192 409 186 407 159 381 157 375 157 364 161 352 171 337 176 322 208 260 220 248 230 242 271 230 288 222Z'

/** The goods over a yellow sun: two of the three inks slide into register over the shirt, which does not move. */
function HeroArt({ pictures }: Pick<HeroWords, 'pictures'>) {
  return (
    <div className="hero-art md:absolute md:z-(--z-under) md:right-0 md:bottom-0 md:w-[52vw] md:max-w-none md:m-0 xl:top-0 xl:right-[max(0px,(100cqw_-_1800px)_/_2)] xl:w-auto xl:h-full">
      <svg
        className="max-md:absolute max-md:top-[-11.6%] overflow-visible"
        viewBox="0 0 760 760"
        aria-hidden="true"
      >
        <circle
          cx="592"
          cy="336"
          r="262"
          className="hero-ink-yellow motion-safe:[--out-of-register:-10px] fill-yellow"
        />
        <path d={dieLine} fill="none" className="stroke-key" strokeWidth="1.4" strokeDasharray="7 5" />
      </svg>
      <CutOut
        picture={pictures.shirt}
        sizes={sizes.shirt}
        className="hero-shirt absolute h-auto left-[11%] top-[16.8%] w-[71.4%] max-md:top-[7.9%]"
      />
      <CutOut
        picture={pictures.goods}
        sizes={sizes.goods}
        className="absolute h-auto left-[6.6%] top-[46%] w-[92.2%] max-md:top-[41.9%] hero-ink-blue"
      />
    </div>
  )
}

type CutOutProps = { picture: PictureContent; sizes: string; className: string }

/** A cut-out picture on art that the page draws; seen first, so it loads eagerly, but after the font. */
function CutOut({ picture: { file, alt }, sizes, className }: CutOutProps) {
  const files = filesOf(file)
  return (
    files && (
      <ResponsiveImage
        name={file}
        files={files}
        shape={files}
        alt={alt}
        sizes={sizes}
        className={className}
        eager
        fetchPriority="low"
      />
    )
  )
}

const TrimMark = ({ className }: { className: string }) => (
  <svg
    viewBox="0 0 22 22"
    width="22"
    height="22"
    aria-hidden="true"
    className={`absolute top-[12px] hidden md:block ${className}`}
  >
    <path d="M21.5 0v14M0 21.5h14" stroke="currentColor" />
  </svg>
)
