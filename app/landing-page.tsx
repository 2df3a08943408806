import { Blocks } from '../components/pages/blocks.tsx'
import { PageFrame } from '../components/site/site-frame.tsx'
import { brand } from '../lib/content/brand.ts'
import { pageWords } from '../lib/content/frame.ts'
import { page } from '../lib/content/pages.ts'
import { localPath } from '../lib/language/local-path.ts'

/** A page of content/pages. */
export function drawLandingPage(name: string) {
  const { blocks } = page(name)
  return (
    <PageFrame words={pageWords(name)}>
      <Blocks blocks={blocks} brand={brand()} contact={localPath('/#contact')} />
    </PageFrame>
  )
}
