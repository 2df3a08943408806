import { notFound } from 'next/navigation'
import { RequestQuote } from '../../components/leads/quote.tsx'
import { Blocks } from '../../components/pages/blocks.tsx'
import { SiteFrame, StructuredData } from '../../components/site/site-frame.tsx'
import { Chat } from '../../components/widgets/chat.tsx'
import { pageNames } from '../../lib/content/page-names.ts'
import { page } from '../../lib/content/pages.ts'
import { metadataOf } from '../../lib/seo/metadata.ts'

type Props = { params: Promise<{ page: string }> }

/** Any other name is an address that does not exist (app/[...path]). */
export const dynamicParams = false
export const generateStaticParams = () => pageNames().map((name) => ({ page: name }))

export async function generateMetadata(props: Props) {
  return metadataOf(await nameOf(props))
}

/** The pages of content/pages. */
export default async function LandingPage(props: Props) {
  const name = await nameOf(props)
  const { blocks } = page(name)
  return (
    <SiteFrame>
      <Blocks blocks={blocks} />
      <RequestQuote />
      <StructuredData page={name} />
      <Chat />
    </SiteFrame>
  )
}

/** What is posted to an address that does not exist ends here all the same. */
async function nameOf({ params }: Props): Promise<string> {
  const { page: name } = await params
  return pageNames().includes(name) ? name : notFound()
}
