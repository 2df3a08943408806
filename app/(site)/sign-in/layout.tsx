import type { ReactNode } from 'react'
import { SiteFrame } from '../../../components/site/site-frame.tsx'
import { ScriptRules } from '../../../components/staff/script-rules.tsx'
import { frameWords } from '../../../lib/content/frame.ts'

/** The site frame around the sign-in. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame words={frameWords()}>
      <ScriptRules />
      {children}
    </SiteFrame>
  )
}
