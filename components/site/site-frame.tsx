import type { ReactNode } from 'react'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { structuredData } from '../../lib/seo/structured-data.ts'

/** The header and footer that visitors see around a page. The staff's workplace has a header of its own. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  )
}

/** The page's graph for search engines. `<` is written as an escape, so that no word can end the script. */
export function StructuredData({ page }: { page: string }) {
  const json = JSON.stringify(structuredData(page)).replaceAll('<', '\\u003c')
  return <script id="structured-data" type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
