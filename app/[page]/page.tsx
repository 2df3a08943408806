import { notFound } from 'next/navigation'
import { Blocks } from '../../components/pages/blocks.tsx'
import { PageFrame } from '../../components/site/site-frame.tsx'
import { pageNames } from '../../lib/content/page-names.ts'
import { page } from '../../lib/content/pages.ts'
import { metadataOf } from '../../lib/seo/metadata.ts'
import { brand } from '../../lib/content/brand.ts'
import { pageWords } from '../../lib/content/frame.ts'

type Props = { params: Promise<{ page: string }> }

/** Any other name does not exist (app/[...path]). */
export const dynamicParams = false
export const generateStaticParams = () => pageNames().map((name) => ({ page: name }))

export async function generateMetadata(props: Props) {
  return metadataOf(await nameOf(props))
}

export default async function LandingPage(props: Props) {
  const name = await nameOf(props)
  const { blocks } = page(name)
  return (
    <PageFrame words={pageWords(name)}>
      <Blocks blocks={blocks} brand={brand()} />
    </PageFrame>
  )
}

/** A form post to an address that does not exist ends up here, too. */
async function nameOf({ params }: Props): Promise<string> {
  const { page: name } = await params
  return pageNames().includes(name) ? name : notFound()
}
