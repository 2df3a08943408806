import type { ReactNode } from 'react'
import { TroubleWordsProvider } from '../../components/site/trouble.tsx'
import { brand } from '../../lib/content/brand.ts'
import { site } from '../../lib/content/site.ts'

/** Gives the words to error.tsx, which cannot read them. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <TroubleWordsProvider words={{ ...site().trouble, name: brand().name }}>{children}</TroubleWordsProvider>
  )
}
