import type { ReactNode } from 'react'
import { SiteFrame } from '../../components/site/site-frame.tsx'
import { TroubleWordsProvider } from '../../components/site/trouble.tsx'
import { ScriptRules } from '../../components/staff/script-rules.tsx'
import { frameWords } from '../../lib/content/frame.ts'
import { site } from '../../lib/content/site.ts'

/** The site frame around the sign-in, with the words for error.tsx, which cannot load them. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame words={frameWords()}>
      <ScriptRules />
      <TroubleWordsProvider words={site().trouble}>{children}</TroubleWordsProvider>
    </SiteFrame>
  )
}
