import type { Desk } from '../../../lib/staff/desk/read-desk.ts'
import { listAddress } from '../../../lib/staff/list-address.ts'
import { SearchReach } from '../search-reach.tsx'
import { useDesk } from './desk-context.tsx'
import { shortCount } from './view-tabs.tsx'

type Props = { desk: Desk; shown: number }

/** The last line of the list: how much of the view it holds, and the way on. */
export function ListEnd({ desk: { count, first, after, reach }, shown }: Props) {
  const { words, state, cardWords } = useDesk()
  const { pages } = words
  const next = first + shown
  const rest = count > 1_000 ? shown : Math.min(shown, count - next + 1)
  return (
    <>
      <span>
        {pages.end.replace('{shown}', String(shown)).replace('{count}', shortCount(count, pages.more))}
      </span>
      <SearchReach reach={reach} words={cardWords} />
      {after && (
        <a className="desk-link" href={listAddress(state, { after, at: String(next) })}>
          {pages.next.replace('{count}', String(rest))}
        </a>
      )}
    </>
  )
}
