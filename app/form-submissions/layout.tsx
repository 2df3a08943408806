import type { ReactNode } from 'react'
import { TroubleWordsProvider } from '../../components/site/trouble.tsx'
import { site } from '../../lib/content/site.ts'

/** Gives the words to error.tsx, which cannot read them. */
export default function Layout({ children }: { children: ReactNode }) {
  return <TroubleWordsProvider words={site().trouble}>{children}</TroubleWordsProvider>
}
