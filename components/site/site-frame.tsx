import type { ReactNode } from 'react'
import { QuoteDialog } from '../leads/quote-dialog.tsx'
import { ChatLauncher } from '../widgets/chat-launcher.tsx'
import { Banner } from './banner.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LanguageOffer } from './language-links.tsx'
import type { FrameWords, PageWords } from '../../lib/content/frame.ts'

type Props<Words> = { words: Words; children: ReactNode }

/** The visitors' header and footer. The staff's desk has its own header. */
export function SiteFrame({ words, children }: Props<FrameWords>) {
  return (
    <>
      <Header words={words} />
      <main id="main" tabIndex={-1}>
        {words.banner && <Banner words={words.banner} />}
        <LanguageOffer words={words} />
        {children}
      </main>
      <Footer words={words} />
    </>
  )
}

/** A marketing page: adds the quote dialog and the chat's stub, which the staff's pages lack. */
export function PageFrame({ words, children }: Props<PageWords>) {
  return (
    <SiteFrame words={words.frame}>
      {children}
      <QuoteDialog words={words.quote} />
      <StructuredData graph={words.graph} />
      <ChatLauncher {...words.chat} />
    </SiteFrame>
  )
}

/** The page's graph for search engines. Escapes `<`, so that no text can end the script. */
export function StructuredData({ graph }: { graph: object }) {
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c')
  return <script id="structured-data" type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
