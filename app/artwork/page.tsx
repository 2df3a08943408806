import { Accept } from '../../components/artwork/accept.tsx'
import { LightTable } from '../../components/artwork/light-table.tsx'
import { Templates } from '../../components/artwork/templates.tsx'
import { RequestQuote } from '../../components/leads/quote.tsx'
import { SiteFrame, StructuredData } from '../../components/site/site-frame.tsx'
import { Chat } from '../../components/widgets/chat.tsx'
import { artwork } from '../../lib/content/artwork.ts'
import { brand } from '../../lib/content/brand.ts'
import { metadataOf } from '../../lib/seo/metadata.ts'

export const metadata = metadataOf('artwork')

export default function ArtworkPage() {
  const { accept, templates, ...words } = artwork()
  return (
    <SiteFrame>
      <LightTable words={words} email={brand().email} worker={process.env.ARTWORK_WORKER ?? ''} />
      <Accept words={accept} />
      <Templates words={templates} />
      <RequestQuote />
      <StructuredData page="artwork" />
      <Chat />
    </SiteFrame>
  )
}
