import { fill } from '../../../lib/content/fill.ts'
import type { Desk } from '../../../lib/staff/desk/read-desk.ts'
import { listAddress, pageSize, paperAddress } from '../../../lib/staff/list-address.ts'
import { useDesk } from './desk-context.tsx'
import { FoundElsewhere, SearchReach } from './empty-view.tsx'
import { Arrow } from './icons.tsx'
import { shortCount } from './view-tabs.tsx'

/** Which part of the view this page shows, with links to the others. */
export function PageSteps({ desk: { rows, first, count, before, after } }: { desk: Desk }) {
  const { words, state } = useDesk()
  const { pages } = words
  const shown = fill(pages.shown, {
    first,
    last: first + rows.length - 1,
    count: shortCount(count, pages.more),
  })
  const at = (place: number) => (place > 1 ? String(place) : '')
  return (
    <div className="desk-steps">
      {rows.length > 0 && <span>{shown}</span>}
      <Step label={pages.newer} href={before && listAddress(state, { before, at: at(first - pageSize) })}>
        <Arrow to="left" />
      </Step>
      <Step label={pages.older} href={after && listAddress(state, { after, at: at(first + rows.length) })}>
        <Arrow to="right" />
      </Step>
    </div>
  )
}

function Step({ label, href, children }: { label: string; href: string; children: React.ReactNode }) {
  return href ? (
    <a href={href} aria-label={label} className="desk-step">
      {children}
    </a>
  ) : (
    <span className="desk-step" data-off>
      {children}
    </span>
  )
}

/** The list's last line: how much of the view it shows, and the link to the next page. */
export function ListEnd({ desk }: { desk: Desk }) {
  const { words, state } = useDesk()
  const { pages } = words
  const { count, first, after, reach, found } = desk
  const shown = desk.rows.length
  const next = first + shown
  const rest = count > 1_000 ? shown : Math.min(shown, count - next + 1)
  return (
    <>
      <span>{fill(pages.end, { shown, count: shortCount(count, pages.more) })}</span>
      <SearchReach reach={reach} />
      <FoundElsewhere found={found} />
      <a className="desk-link desk-print" target="_blank" href={paperAddress(state, desk.rows)}>
        {fill(pages.print, { count: shown })}
      </a>
      {after && (
        <a className="desk-link" href={listAddress(state, { after, at: String(next) })}>
          {fill(pages.next, { count: rest })}
        </a>
      )}
    </>
  )
}
