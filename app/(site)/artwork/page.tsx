import { Accept, Templates } from '../../../components/artwork/accept.tsx'
import { LightTable } from '../../../components/artwork/light-table.tsx'
import { PageFrame } from '../../../components/site/site-frame.tsx'
import { templates } from '../../../lib/artwork/templates.ts'
import { artworkData } from '../../../lib/content/artwork-data.ts'
import { metadataOf } from '../../../lib/seo/metadata.ts'
import { withCount } from '../../../lib/content/fill.ts'
import { pageWords } from '../../../lib/content/frame.ts'

export const metadata = metadataOf('artwork')

export default function ArtworkPage() {
  const { accept, templates: templateWords, ...words } = artworkData()
  const list = templates()
  // Here, while the page is read in its language.
  const heading = withCount(templateWords.heading, list.length)
  return (
    <PageFrame words={pageWords('artwork')}>
      <LightTable words={words} />
      <Accept words={accept} />
      <Templates words={{ ...templateWords, heading }} list={list} request={words.actions.request} />
    </PageFrame>
  )
}
