import { artworkData } from '../../../lib/content/artwork-data.ts'
import { LinkedRequest } from '../../../components/artwork/linked-request.tsx'
import { SiteFrame } from '../../../components/site/site-frame.tsx'
import { artwork } from '../../../lib/content/artwork.ts'
import { frameWords } from '../../../lib/content/frame.ts'

export const generateMetadata = () => ({ title: artwork().link.heading, robots: { index: false } })

/** Where the link on a receipt leads. Its token is in the fragment, so it appears in no log and no referrer. */
export default function AddArtworkPage() {
  return (
    <SiteFrame words={frameWords()}>
      <LinkedRequest words={artworkData()} />
    </SiteFrame>
  )
}
