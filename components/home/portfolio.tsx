import { type Frame, portfolio } from '../../lib/content/home/portfolio.ts'
import { filesOf } from '../../lib/pictures/pictures.ts'
import type { LightboxFrame } from './lightbox-props.ts'
import { PortfolioFrame } from './portfolio-frame.tsx'
import { PortfolioLightbox } from './portfolio-lightbox.tsx'

function lightboxFrame({ name, process, quantity, city, interest, picture }: Frame): LightboxFrame {
  const { width, height, widths } = filesOf(picture.file) ?? {}
  const files = width && height && widths && { width, height, widths }
  return { name, process, quantity, city, interest, picture, files: files || undefined }
}

/**
 * A contact sheet. Without a script a frame opens through :target and the back button closes it
 * (components/home/contact-sheet.css); the lightbox takes over where it can.
 */
export function Portfolio() {
  const { heading, lead, labels, newest, frames } = portfolio()
  return (
    <section id="portfolio" aria-labelledby="portfolio-heading" className="on-key bg-key text-sheet">
      <div className="wrap py-section">
        <div id="portfolio-intro" className="mb-8 items-end justify-between gap-10 md:mb-11 md:flex">
          <h2 id="portfolio-heading" className="type-h2 max-w-[7.5em]">
            {heading}
          </h2>
          <p className="type-lead max-w-[28em] text-text-on-key max-md:mt-4.5">{lead}</p>
        </div>
        <PortfolioLightbox labels={labels} frames={frames.map(lightboxFrame)}>
          <ul role="list" id="contact-sheet" className="contact-sheet">
            {frames.map((frame, index) => (
              <PortfolioFrame
                key={frame.picture.file}
                frame={frame}
                number={index + 1}
                newestLabel={index + 1 === newest ? labels.newest : undefined}
              />
            ))}
          </ul>
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
