import type { Desk } from '../../../lib/staff/desk/read-desk.ts'
import { listAddress } from '../../../lib/staff/list-address.ts'
import { useDesk } from './desk-context.tsx'
import { Arrow } from './icons.tsx'
import { shortCount } from './view-tabs.tsx'

/** Which part of the view is on the page, and the ways to the others. */
export function PageSteps({ desk: { rows, first, count, before, after } }: { desk: Desk }) {
  const { words, state } = useDesk()
  const { pages } = words
  const shown = pages.shown
    .replace('{first}', String(first))
    .replace('{last}', String(first + rows.length - 1))
    .replace('{count}', shortCount(count, pages.more))
  const at = (place: number) => (place > 1 ? String(place) : '')
  return (
    <div className="desk-steps">
      {rows.length > 0 && <span>{shown}</span>}
      <Step label={pages.newer} href={before && listAddress(state, { before, at: at(first - rows.length) })}>
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
