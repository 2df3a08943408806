import type { ReactNode } from 'react'
import { TroubleWordsProvider } from '@/components/site/trouble'
import { site } from '@/lib/content/site'

/** Gives the words to error.tsx, which cannot read them. */
export default function Layout({ children }: { children: ReactNode }) {
  return <TroubleWordsProvider words={site().trouble}>{children}</TroubleWordsProvider>
}
