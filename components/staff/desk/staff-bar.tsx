import { brand } from '../../../lib/content/brand.ts'
import { sourcesWords } from '../../../lib/content/sources.ts'
import { signInWords } from '../../../lib/content/sign-in.ts'
import type { WorkplaceWords } from '../../../lib/content/workplace.ts'
import { listAddress } from '../../../lib/staff/list-address.ts'
import type { ListState } from '../../../lib/staff/list-state.ts'
import { sourcesPath } from '../../../lib/staff/sources/span.ts'
import { RegisterMark } from '../../ui/register-mark.tsx'
import { SignOutForm } from '../sign-out-form.tsx'
import { ShortcutsButton } from './shortcuts-button.tsx'

type Props = { words: WorkplaceWords; name: string; state: ListState }

/** The staff's own slim header. */
export function StaffBar({ words: { bar, title }, name, state }: Props) {
  const cards = listAddress({ ...state, view: '', order: '', ticket: '' }, { show: 'cards' })
  return (
    <header className="desk-bar on-key">
      <a className="desk-logo" href="/">
        <RegisterMark />
        {brand().name}
      </a>
      <nav aria-label={bar.label}>
        <a href="/form-submissions" aria-current="page">
          {title}
        </a>
        <a href={sourcesPath}>{sourcesWords().report.nav}</a>
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
          <a href={cards}>{bar.cards}</a>
          <span className="desk-narrow">
            <a href={sourcesPath}>{sourcesWords().report.nav}</a>
          </span>
          <ShortcutsButton label={bar.shortcuts} />
          <SignOutForm words={signInWords().signOut} className="" />
        </div>
      </details>
    </header>
  )
}
