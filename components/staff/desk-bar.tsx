import type { ReactNode } from 'react'
import type { DeskBarWords } from '../../lib/content/desk.ts'
import { accountPath } from '../../lib/staff/next-path.ts'
import { sourcesPath } from '../../lib/staff/reports/span.ts'
import { Mark } from '../site/logo.tsx'
import { SignOutForm } from './sign-out-form.tsx'

type Props = {
  words: DeskBarWords
  name: string
  here: string
  /** Marketers do not see tickets. */
  tickets: boolean
  /** More menu items beside the name and the sign-out. */
  children?: ReactNode
}

/** The staff's own slim header. */
export function DeskBar({ words, name, here, tickets, children }: Props) {
  const page = (path: string, label: string) => (
    <a href={path} aria-current={path === here ? 'page' : undefined}>
      {label}
    </a>
  )
  return (
    <header className="desk-bar on-key" data-screen-only="">
      <a
        className="mr-6 p-0 text-(length:--text-4) stretch-poster font-poster text-sheet max-lg:mr-auto"
        href="/"
      >
        <Mark logo={words.logo} className="w-[19px]" />
        {words.brand}
      </a>
      <nav className="flex max-lg:hidden max-lg:in-[.report]:flex" aria-label={words.label}>
        {tickets && page('/form-submissions', words.requests)}
        {page(sourcesPath, words.sources)}
      </nav>
      <details className="desk-bar-more ml-auto max-lg:relative max-lg:m-0">
        <summary
          className="hidden max-lg:grid max-lg:place-items-center max-lg:w-control max-lg:h-control max-lg:cursor-pointer max-lg:list-none"
          aria-label={words.menu}
        >
          <svg className="max-lg:w-[20px]" viewBox="0 0 22 16" aria-hidden="true">
            <path d="M0 1.5h22M0 8h22M0 14.5h22" stroke="currentColor" strokeWidth="2.4" />
          </svg>
        </summary>
        <div>
          <a className="text-sheet" href={accountPath} title={words.account}>
            <bdi>{name}</bdi>
          </a>
          {children}
          <SignOutForm words={words.signOut} className="" />
        </div>
      </details>
    </header>
  )
}
