import { fill } from '../../lib/content/fill.ts'
import type { ArtworkWords } from '../../lib/content/artwork.ts'
import type { FrameWords } from '../../lib/content/frame.ts'
import { SiteFrame } from '../site/site-frame.tsx'

type Props = { frame: FrameWords; words: ArtworkWords['plain']; said: 'arrived' | 'lost' }

/** A page with one message and a link home. */
export function PlainAnswer({ frame, words, said }: Props) {
  const { heading, text } = words[said]
  return (
    <SiteFrame words={frame}>
      <div className="bg-board">
        <div className="wrap min-h-[60vh] pt-9 pb-section">
          <h1 className="type-h2">{heading}</h1>
          <p className="type-lead mt-6">{fill(text, { email: frame.brand.email })}</p>
          <a href={words.home.href} className="button button-primary mt-7">
            {words.home.label}
          </a>
        </div>
      </div>
    </SiteFrame>
  )
}
