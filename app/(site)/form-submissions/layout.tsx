import type { ReactNode } from 'react'
import { ScriptRules } from '../../../components/staff/script-rules.tsx'

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <ScriptRules />
      {children}
    </>
  )
}
