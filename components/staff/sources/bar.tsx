import { brand } from '../../../lib/content/brand.ts'
import { signInWords } from '../../../lib/content/sign-in.ts'
import { sourcesWords } from '../../../lib/content/sources.ts'
import { workplaceWords } from '../../../lib/content/workplace.ts'
import { sourcesPath } from '../../../lib/staff/sources/span.ts'
import { RegisterMark } from '../../ui/register-mark.tsx'
import { SignOutForm } from '../sign-out-form.tsx'

/** The workplace's header; a marketer has no tickets in it. */
export function SourcesBar({ name, tickets }: { name: string; tickets: boolean }) {
  const { bar, title } = workplaceWords()
  return (
    <header className="desk-bar on-key">
      <a className="desk-logo" href="/">
        <RegisterMark />
        {brand().name}
      </a>
      <nav aria-label={bar.label}>
        {tickets && <a href="/form-submissions">{title}</a>}
        <a href={sourcesPath} aria-current="page">
          {sourcesWords().report.nav}
        </a>
      </nav>
      <details className="desk-bar-more">
        <summary aria-label={bar.menu}>
          <svg viewBox="0 0 22 16" aria-hidden="true">
            <path d="M0 1.5h22M0 8h22M0 14.5h22" stroke="currentColor" strokeWidth="2.4" />
          </svg>
        </summary>
        <div>
          <span className="desk-me">
            <bdi>{name}</bdi>
          </span>
          <SignOutForm words={signInWords().signOut} className="" />
        </div>
      </details>
    </header>
  )
}
