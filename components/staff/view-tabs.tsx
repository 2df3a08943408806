import type { SubmissionsWords } from '../../lib/content/submissions.ts'
import { listAddress } from '../../lib/staff/list-address.ts'
import type { ListState } from '../../lib/staff/list-state.ts'

/** The two views, as index tabs on top of the filter. */
export function ViewTabs({ state, words }: { state: ListState; words: SubmissionsWords['views'] }) {
  const views = [
    ['', words.all.label],
    ['due', words.due.label],
  ] as const
  return (
    <nav aria-label={words.label} className="flex gap-2" data-screen-only>
      {views.map(([view, label]) => (
        <a
          key={view}
          href={listAddress(state, { view })}
          aria-current={state.view === view ? 'page' : undefined}
          className="index-tab"
        >
          {label}
        </a>
      ))}
    </nav>
  )
}
