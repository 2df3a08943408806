import { fill } from '../../../lib/content/fill.ts'
import { viewInAddress } from '../../../lib/staff/desk/views.ts'
import { views } from '../../../lib/staff/desk/statuses.ts'
import type { DeskData, Numbers } from '../../../lib/staff/desk/read-desk.ts'
import { isFiltered, listAddress, clearFilters, printAddress } from '../../../lib/staff/list-address.ts'
import { useDesk } from './desk-context.tsx'
import { shortCount } from './desk-top.tsx'

/** Says that a search did not cover everything, and how to see the rest. */
function SearchReach({ reach }: { reach: number }) {
  const { cardWords } = useDesk()
  return reach > 0 && <p>{fill(cardWords.reach, { count: reach.toLocaleString('en-US') })}</p>
}

/** A view without tickets: the reason in poster size, and where to go next. */
export function EmptyView({ counts, desk: { reach, found } }: Pick<Numbers, 'counts'> & { desk: DeskData }) {
  const { words, state, view } = useDesk()
  const { empty } = words
  const { none, noneHelp, filtered, ...nothing } = empty
  const isNone = counts.all === 0 && counts.spam === 0
  const searched = isFiltered(state)
  const emptyWords = searched ? filtered : nothing[view === 'all' ? 'unanswered' : view]
  const { title, help } = isNone ? { title: none, help: noneHelp } : emptyWords
  return (
    <div className="desk-nil grid content-start justify-items-start gap-3 py-9 px-8 max-lg:py-8 max-lg:px-5">
      <h2 className="text-7 leading-head max-w-[9em] stretch-poster font-poster text-balance">{title}</h2>
      <p>{fill(help, { view: words.views.names[view], count: counts.nobody })}</p>
      <SearchReach reach={reach} />
      <FoundElsewhere found={found} />
      {searched && !isNone && view !== 'all' && (
        <a className="desk-button mt-4" href={listAddress(state, { ...viewInAddress('all') })}>
          {filtered.link}
        </a>
      )}
      {searched && !isNone && (
        <a className="desk-link" href={listAddress(clearFilters(state))}>
          {filtered.clear}
        </a>
      )}
      {!searched && view === 'mine' && counts.nobody > 0 && (
        <a className="desk-button mt-4" href={listAddress(state, viewInAddress('nobody'))}>
          {empty.mine.link}
        </a>
      )}
    </div>
  )
}

function FoundElsewhere({ found }: Pick<DeskData, 'found'>) {
  const { words, state, view: here } = useDesk()
  const others = views.filter((view) => view !== here && found[view])
  if (others.length === 0) return null
  return (
    <span className="desk-found flex flex-wrap gap-x-4 gap-y-1">
      {others.map((view) => (
        <a key={view} className="desk-link" href={listAddress(state, viewInAddress(view))}>
          {fill(words.empty.filtered.elsewhere, {
            count: shortCount(found[view] ?? 0, words.pages.more),
            view: words.views.names[view],
          })}
        </a>
      ))}
    </span>
  )
}

/** The list's last line: how much of the view it shows, and the link to the next page. */
export function ListEnd({ desk }: { desk: DeskData }) {
  const { words, state } = useDesk()
  const { pages } = words
  const { count, first, after, reach, found } = desk
  const rowCount = desk.rows.length
  const next = first + rowCount
  const rest = count > 1_000 ? rowCount : Math.min(rowCount, count - next + 1)
  return (
    <>
      <span>{fill(pages.end, { shown: rowCount, count: shortCount(count, pages.more) })}</span>
      <SearchReach reach={reach} />
      <FoundElsewhere found={found} />
      <a className="desk-link" target="_blank" href={printAddress(state, desk.rows)}>
        {fill(pages.print, { count: rowCount })}
      </a>
      {after && (
        <a className="desk-link" href={listAddress(state, { after, at: String(next) })}>
          {fill(pages.next, { count: rest })}
        </a>
      )}
    </>
  )
}
