import type { ReactNode } from 'react'
import { brand } from '../../lib/content/brand.ts'
import { signInWords } from '../../lib/content/sign-in.ts'
import { sourcesWords } from '../../lib/content/sources.ts'
import { workplaceWords } from '../../lib/content/workplace.ts'
import { accountPath } from '../../lib/staff/next-path.ts'
import { sourcesPath } from '../../lib/staff/sources/span.ts'
import { RegisterMark } from '../ui/register-mark.tsx'
import { SignOutForm } from './sign-out-form.tsx'

type Props = {
  name: string
  /** The path of the page. */
  here: string
  /** A marketer has none. */
  tickets: boolean
  /** What is in the menu beside the name and the way out. */
  children?: ReactNode
}

/** The staff's own slim header. */
export function DeskBar({ name, here, tickets, children }: Props) {
  const { bar: words, title } = workplaceWords()
  const page = (path: string, label: string) => (
    <a href={path} aria-current={path === here ? 'page' : undefined}>
      {label}
    </a>
  )
  return (
    <header className="desk-bar on-key">
      <a className="desk-logo" href="/">
        <RegisterMark />
        {brand().name}
      </a>
      <nav aria-label={words.label}>
        {tickets && page('/form-submissions', title)}
        {page(sourcesPath, sourcesWords().report.nav)}
      </nav>
      <details className="desk-bar-more">
        <summary aria-label={words.menu}>
          <svg viewBox="0 0 22 16" aria-hidden="true">
            <path d="M0 1.5h22M0 8h22M0 14.5h22" stroke="currentColor" strokeWidth="2.4" />
          </svg>
        </summary>
        <div>
          <a className="desk-me" href={accountPath} title={signInWords().account.title}>
            <bdi>{name}</bdi>
          </a>
          {children}
          <SignOutForm words={signInWords().signOut} className="" />
        </div>
      </details>
    </header>
  )
}
