import type { SubmissionsWords } from '../../lib/content/submissions.ts'
import type { ListState } from '../../lib/staff/list-state.ts'
import { countLimit } from '../../lib/staff/list-submissions.ts'

type Props = { state: ListState; count: number; words: SubmissionsWords }

/** How many tickets there are, and in which order. */
export function CountLine({ state, count, words: { count: words, views } }: Props) {
  if (count === 0) return null
  const { one, many, more } = words
  const limited = Math.min(count, countLimit).toLocaleString('en-US')
  const tickets = count === 1 ? one : (count > countLimit ? more : many).replace('{count}', limited)
  return (
    <p
      className="pb-2.5 font-[640]"
      data-screen-only
    >{`${tickets}, ${state.view === 'due' ? views.due.order : views.all.order}`}</p>
  )
}
