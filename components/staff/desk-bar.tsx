import type { ReactNode } from 'react'
import { brand } from '../../lib/content/brand.ts'
import { signInWords } from '../../lib/content/sign-in.ts'
import type { WorkplaceWords } from '../../lib/content/workplace.ts'
import { RegisterMark } from '../ui/register-mark.tsx'
import { SignOutForm } from './sign-out-form.tsx'

type Props = {
  words: WorkplaceWords['bar']
  name: string
  /** Links to the staff's pages. */
  pages: ReactNode
  /** What is in the menu beside the name and the way out. */
  children?: ReactNode
}

/** The staff's own slim header. */
export function DeskBar({ words, name, pages, children }: Props) {
  return (
    <header className="desk-bar on-key">
      <a className="desk-logo" href="/">
        <RegisterMark />
        {brand().name}
      </a>
      <nav aria-label={words.label}>{pages}</nav>
      <details className="desk-bar-more">
        <summary aria-label={words.menu}>
          <svg viewBox="0 0 22 16" aria-hidden="true">
            <path d="M0 1.5h22M0 8h22M0 14.5h22" stroke="currentColor" strokeWidth="2.4" />
          </svg>
        </summary>
        <div>
          <span className="desk-me">
            <bdi>{name}</bdi>
          </span>
          {children}
          <SignOutForm words={signInWords().signOut} className="" />
        </div>
      </details>
    </header>
  )
}
