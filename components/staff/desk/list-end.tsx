import { listAddress } from '../../../lib/staff/list-address.ts'
import { useDesk } from './desk-context.tsx'
import { shortCount } from './view-tabs.tsx'

type Props = { shown: number; count: number; first: number; after: string }

/** The last line of the list: how much of the view it holds, and the way on. */
export function ListEnd({ shown, count, first, after }: Props) {
  const { words, state } = useDesk()
  const { pages } = words
  const next = first + shown
  const rest = count > 1_000 ? shown : Math.min(shown, count - next + 1)
  return (
    <>
      <span>
        {pages.end.replace('{shown}', String(shown)).replace('{count}', shortCount(count, pages.more))}
      </span>
      {after && (
        <a className="desk-link" href={listAddress(state, { after, at: String(next) })}>
          {pages.next.replace('{count}', String(rest))}
        </a>
      )}
    </>
  )
}
