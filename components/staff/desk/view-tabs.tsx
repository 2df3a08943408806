import { fill } from '../../../lib/content/fill.ts'
import { views } from '../../../lib/staff/desk/statuses.ts'
import { viewInAddress } from '../../../lib/staff/desk/views.ts'
import type { Numbers } from '../../../lib/staff/desk/read-desk.ts'
import { listAddress } from '../../../lib/staff/list-address.ts'
import { useDesk } from './desk-context.tsx'

/** Nobody reads larger numbers, and counting them is slow. */
const most = 1_000

/** The views as index tabs with their counts, or without if those are unknown. */
export function ViewTabs({ counts }: { counts: Numbers['counts'] | null }) {
  const { words, state, view: current } = useDesk()
  return (
    <nav aria-label={words.views.label} className="desk-tabs">
      {views.map((view) => (
        <a
          key={view}
          href={listAddress(state, viewInAddress(view))}
          aria-current={view === current ? 'page' : undefined}
          className="desk-tab"
        >
          {words.views.names[view]} {counts && <b>{shortCount(counts[view], words.pages.more)}</b>}
        </a>
      ))}
    </nav>
  )
}

/** A number up to 1,000, and "1,000+" beyond. */
export function shortCount(count: number, more: string): string {
  const shown = Math.min(count, most).toLocaleString('en-US')
  return count > most ? fill(more, { count: shown }) : shown
}
