import { FoldMark } from '../ui/fold-mark.tsx'
import type { Frame, portfolio } from '../../lib/content/home/portfolio.ts'
import { filesOf } from '../../lib/pictures/pictures.ts'
import { fitFrames } from './fit-frames.ts'
import { FoldedPictures } from './product-card.tsx'
import type { LightboxFrame } from './portfolio-lightbox-dialog.tsx'
import { PortfolioLightbox } from './portfolio-lightbox.tsx'
import { Picture } from '../ui/picture.tsx'
import { frameId, frameNumber } from './frame-address.ts'

/** Frames shown on phones before the fold: twenty modules, a multiple of ten, five and four. */
const first = 12
/** The number of further frames that are partly visible. */
const cut = 7

function lightboxFrame({ name, process, quantity, city, interest, picture }: Frame): LightboxFrame {
  const { widths } = filesOf(picture.file) ?? {}
  return { name, process, quantity, city, interest, picture, files: widths && { widths } }
}

/** A contact sheet. Without script, frames open through :target (components/home/contact-sheet.css). */
export function Portfolio({ words }: { words: ReturnType<typeof portfolio> }) {
  const { heading, lead, labels, newest, frames } = words
  const wishes = frames.map(({ size }) => size)
  const sizes = [...fitFrames(wishes.slice(0, first)), ...fitFrames(wishes.slice(first))]
  const all = frames.map((frame, index) => (
    <PortfolioFrame
      key={index}
      frame={frame}
      size={sizes[index] ?? frame.size}
      number={index + 1}
      newestLabel={index + 1 === newest ? labels.newest : undefined}
    />
  ))
  return (
    <section id="portfolio" aria-labelledby="portfolio-heading" className="on-key bg-key text-sheet">
      <div className="wrap py-section max-sm:pb-6">
        <div
          id="portfolio-intro"
          className="mb-6 grid gap-x-6 gap-y-5 md:mb-8 md:items-end md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
        >
          <h2 id="portfolio-heading" className="type-display text-7 max-w-[9em]">
            {heading}
          </h2>
          <p className="type-lead text-text-on-key">{lead}</p>
        </div>
        <PortfolioLightbox labels={labels} frames={frames.map(lightboxFrame)}>
          <ul role="list" className="contact-sheet">
            {all.slice(0, first)}
          </ul>
          <details className="fold sheet-edge">
            <summary>
              <FoldedPictures
                pictures={frames.slice(first, first + cut).map(({ picture }) => picture)}
                className="sheet-cut"
              />
              <span className="sheet-edge-bar">
                <span className="relative flex-none w-[74px] text-center">
                  <span className="type-figure text-6 text-rubine-on-key">{frames.length - first}</span>
                  <img
                    src="/drawings/home.svg#ring"
                    alt=""
                    loading="lazy"
                    className="absolute inset-y-[-10px] inset-x-[-9px] w-[92px] max-w-none h-[62px]"
                  />
                </span>
                <span className="fold-word">{labels.more}</span>
                <FoldMark />
              </span>
            </summary>
            <ul role="list" className="contact-sheet">
              {all.slice(first)}
            </ul>
          </details>
        </PortfolioLightbox>
        <div className="contact-sheet-close">
          <a href="#portfolio" className="button button-small border-sheet bg-key">
            {labels.close}
          </a>
        </div>
      </div>
    </section>
  )
}

// Pictures are cropped from 4:3, so they are wider than a square or tall frame.
const large = '(min-width: 861px) 27vw, (min-width: 601px) 45vw, 61vw'
const sizes = {
  single: '(min-width: 861px) 12vw, (min-width: 601px) 21vw, 29vw',
  wide: '(min-width: 861px) 19vw, (min-width: 601px) 31vw, 45vw',
  tall: large,
  large,
}
const spans = { single: '', wide: 'col-span-2', tall: 'row-span-2', large: 'col-span-2 row-span-2' }

type Props = { frame: Frame; size: Frame['size']; number: number; newestLabel?: string }

/** A frame in its final size (fit-frames.ts). Clicks before the lightbox has loaded wait for it (data-late). */
function PortfolioFrame({ frame, size, number, newestLabel }: Props) {
  return (
    <li id={frameId(number)} className={`frame relative frame-${size} ${spans[size]}`}>
      <a
        href={`#${frameId(number)}`}
        className="frame-link"
        data-late=""
        data-number={frameNumber(number)}
        data-facts={[frame.process, frame.quantity, frame.city].join('\u2003')}
      >
        <Picture picture={frame.picture} sizes={sizes[size]} className="frame-picture" />
        <span className="frame-name">{frame.name}</span>
        {newestLabel && <span className="sr-only">{newestLabel}</span>}
      </a>
      {newestLabel && (
        <img
          src="/drawings/home.svg#frame-ring"
          alt=""
          className="frame-ring absolute inset-[-10px] w-[calc(100%_+_20px)] max-w-none h-[calc(100%_+_20px)] pointer-events-none"
        />
      )}
    </li>
  )
}
