import type { SubmissionsWords } from '../../lib/content/submissions.ts'
import { keyOf, listAddress } from '../../lib/staff/list-address.ts'
import type { ListState } from '../../lib/staff/list-state.ts'
import type { ListPage } from '../../lib/staff/list-submissions.ts'

type Props = { state: ListState; page: ListPage; words: SubmissionsWords['pages'] }

/** To the page before and the page after. In the view of what is due the older ones come first. */
export function PageLinks({ state, page: { rows, hasPrevious, hasNext }, words }: Props) {
  const [first, last] = [rows.at(0), rows.at(-1)]
  if (!first || !last || !(hasPrevious || hasNext)) return null
  const [previous, next] = state.view === 'due' ? [words.older, words.newer] : [words.newer, words.older]
  return (
    <nav
      aria-label={words.label}
      className="ruled-t mt-10 flex flex-wrap justify-between gap-4 pt-6"
      data-screen-only
    >
      {hasPrevious && (
        <a href={listAddress(state, { before: keyOf(first) })} rel="prev" className="button button-secondary">
          {previous}
        </a>
      )}
      {hasNext && (
        <a
          href={listAddress(state, { after: keyOf(last) })}
          rel="next"
          className="button button-secondary ml-auto"
        >
          {next}
        </a>
      )}
    </nav>
  )
}
