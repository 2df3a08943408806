import { Accept } from '../../components/artwork/accept.tsx'
import { LightTable } from '../../components/artwork/light-table.tsx'
import { Templates } from '../../components/artwork/templates.tsx'
import { PageFrame } from '../../components/site/site-frame.tsx'
import { lightTableWords } from '../../lib/content/artwork-data.ts'
import { brand } from '../../lib/content/brand.ts'
import { metadataOf } from '../../lib/seo/metadata.ts'
import { pageWords } from '../../lib/content/frame.ts'

export const metadata = metadataOf('artwork')

export default function ArtworkPage() {
  const { accept, templates, ...words } = lightTableWords()
  return (
    <PageFrame words={pageWords('artwork')}>
      <LightTable words={words} email={brand().email} worker={process.env.ARTWORK_WORKER ?? ''} />
      <Accept words={accept} />
      <Templates words={templates} />
    </PageFrame>
  )
}
