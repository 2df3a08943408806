import { viewInAddress } from '../../../lib/staff/desk/views.ts'
import type { Desk, Numbers } from '../../../lib/staff/desk/read-desk.ts'
import { isFiltered, listAddress, unfiltered } from '../../../lib/staff/list-address.ts'
import { SearchReach } from '../search-reach.tsx'
import { useDesk } from './desk-context.tsx'

/** A view without tickets: why, poster size, and the way on. */
export function EmptyView({ counts, reach }: Pick<Desk, 'reach'> & Pick<Numbers, 'counts'>) {
  const { words, state, view, cardWords } = useDesk()
  const { empty } = words
  const { none, noneHelp, filtered, ...views } = empty
  const isNone = counts.all === 0 && counts.spam === 0
  const searched = isFiltered(state)
  const { title, help } = isNone
    ? { title: none, help: noneHelp }
    : searched
      ? filtered
      : views[view === 'all' ? 'unanswered' : view]
  return (
    <div className="desk-nil">
      <h2>{title}</h2>
      <p>{help.replace('{view}', words.views.names[view]).replace('{count}', String(counts.nobody))}</p>
      <SearchReach reach={reach} words={cardWords} />
      {searched && !isNone && view !== 'all' && (
        <a className="desk-button" href={listAddress(state, { ...viewInAddress('all') })}>
          {filtered.link}
        </a>
      )}
      {searched && !isNone && (
        <a className="desk-link" href={listAddress(unfiltered(state))}>
          {filtered.clear}
        </a>
      )}
      {!searched && view === 'mine' && counts.nobody > 0 && (
        <a className="desk-button" href={listAddress(state, viewInAddress('nobody'))}>
          {empty.mine.link}
        </a>
      )}
    </div>
  )
}

/** The list could not be loaded: no counts, no rows, and no word of there being none. */
export function NotLoaded() {
  const { failed } = useDesk().words
  return (
    <div className="desk-nil">
      <div role="alert" className="desk-ask" data-bad>
        <p>{failed.title}</p>
        <small>{failed.help}</small>
        <a className="desk-button desk-key" href="">
          {failed.again}
        </a>
      </div>
    </div>
  )
}
