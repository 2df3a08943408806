import { artwork } from '../../lib/content/artwork.ts'
import { brand } from '../../lib/content/brand.ts'
import { fill } from '../../lib/content/fill.ts'
import { SiteFrame } from '../site/site-frame.tsx'

/** A page that says one thing and leads home. */
export function PlainAnswer({ heading, text }: { heading: string; text: string }) {
  const { home } = artwork().plain
  return (
    <SiteFrame>
      <div className="bg-board">
        <div className="wrap min-h-[60vh] pt-14 pb-section">
          <h1 className="type-h2">{heading}</h1>
          <p className="type-lead mt-6">{fill(text, { email: brand().email })}</p>
          <a href={home.href} className="button button-primary mt-7">
            {home.label}
          </a>
        </div>
      </div>
    </SiteFrame>
  )
}
