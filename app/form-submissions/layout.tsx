import type { ReactNode } from 'react'
import { TroubleWordsProvider } from '../../components/site/trouble.tsx'
import { ScriptRules } from '../../components/staff/script-rules.tsx'
import { brand } from '../../lib/content/brand.ts'
import { site } from '../../lib/content/site.ts'

/** Provides the words for error.tsx, which cannot load them. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <ScriptRules />
      <TroubleWordsProvider words={{ ...site().trouble, name: brand().name }}>
        {children}
      </TroubleWordsProvider>
    </>
  )
}
