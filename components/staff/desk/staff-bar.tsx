import { sourcesWords } from '../../../lib/content/sources.ts'
import type { WorkplaceWords } from '../../../lib/content/workplace.ts'
import { listAddress } from '../../../lib/staff/list-address.ts'
import type { ListState } from '../../../lib/staff/list-state.ts'
import { sourcesPath } from '../../../lib/staff/sources/span.ts'
import { DeskBar } from '../desk-bar.tsx'
import { ShortcutsButton } from './shortcuts-button.tsx'

type Props = { words: WorkplaceWords; name: string; state: ListState }

/** The header of the workplace. */
export function StaffBar({ words: { bar, title }, name, state }: Props) {
  const cards = listAddress({ ...state, view: '', order: '', ticket: '' }, { show: 'cards' })
  const sources = <a href={sourcesPath}>{sourcesWords().report.nav}</a>
  const pages = (
    <>
      <a href="/form-submissions" aria-current="page">
        {title}
      </a>
      {sources}
    </>
  )
  return (
    <DeskBar words={bar} name={name} pages={pages}>
      <a href={cards}>{bar.cards}</a>
      <span className="desk-narrow">{sources}</span>
      <ShortcutsButton label={bar.shortcuts} />
    </DeskBar>
  )
}
