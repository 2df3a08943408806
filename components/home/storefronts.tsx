import clsx from 'clsx'
import { ExternalLink } from '../ui/external-link.tsx'
import type { storefronts } from '../../lib/content/home/story.ts'
import { YellowColumns } from '../ui/section.tsx'
import { Picture } from '../ui/picture.tsx'
import type { PictureContent } from '../../lib/content/shapes.ts'

type Props = { words: ReturnType<typeof storefronts> & { bookingAddress: string } }

export function Storefronts({ words }: Props) {
  const { heading, lead, booking, sign, window, benefits, steps, bookingAddress } = words
  return (
    <section
      id="storefronts"
      aria-labelledby="storefronts-heading"
      className="on-flood ruled-t overflow-hidden bg-blue-dark text-sheet"
    >
      <div className="wrap py-section">
        <div className="grid gap-x-6 gap-y-6 sm:grid-cols-[7fr_5fr]">
          <div>
            <h2 id="storefronts-heading" className="type-h1">
              {heading}
            </h2>
            <p className="type-lead mt-5 md:mt-7">{lead}</p>
            <ExternalLink href={bookingAddress} className="button button-yellow mt-5 md:mt-7">
              {booking}
            </ExternalLink>
          </div>
          <StorefrontsShop sign={sign} window={window} />
        </div>
        <YellowColumns items={benefits} className="mt-7 md:mt-8" />
        <ol role="list" className={clsx('ruler', steps.length !== 3 && `ruler-${steps.length}`)}>
          {steps.map(({ when, title, text }, index) => (
            <li className="last:pb-0" key={index}>
              <p className="type-figure text-6 text-yellow text-balance">{when}</p>
              <h3 className="type-h3 max-md:text-4 md:mt-2">{title}</h3>
              <p className="max-w-[34ch] text-3 md:mt-3 text-balance">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

/** A shop front in the site's inks, with branded goods in its yellow window. */
function StorefrontsShop({ sign, window }: { sign: string; window: PictureContent }) {
  return (
    <div className="relative w-full max-w-[500px] self-end justify-self-end max-sm:mx-auto max-sm:w-[72%]">
      <svg viewBox="0 0 540 562" aria-hidden="true">
        <path d="M30 20h480v540H30z" className="fill-sheet stroke-key" strokeWidth="1.5" />
        <text x="270" y="76" textAnchor="middle" fontSize="50" className="type-figure fill-key">
          {sign}
        </text>
      </svg>
      {/* The window: 428 x 384 at 56, 150 in the drawing. */}
      <Picture
        picture={window}
        sizes="(min-width: 1360px) 428px, (min-width: 600px) 30vw, min(72vw, 428px)"
        className="absolute! top-[26.69%] left-[10.37%] h-[68.33%] w-[79.26%]"
      />
      <img src="/drawings/home.svg#awning" alt="" loading="lazy" className="absolute inset-0" />
    </div>
  )
}
