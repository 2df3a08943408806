import { fill } from '../../../lib/content/fill.ts'
import { isOfOrders, viewInAddress } from '../../../lib/staff/desk/views.ts'
import { views } from '../../../lib/staff/desk/statuses.ts'
import type { Numbers } from '../../../lib/staff/desk/read-desk.ts'
import { listAddress } from '../../../lib/staff/list-address.ts'
import { useDesk } from './desk-context.tsx'
import { writeShortMoney } from '../../../lib/request/write-money.ts'

/** Nobody reads larger numbers, and counting them is slow. */
const maxCount = 1_000

/** Narrow screens have room for some of the tabs only. */
function showTab(tab: HTMLElement | null) {
  const row = tab?.parentElement
  if (row) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
}

/** The views as index tabs with their counts, or without if those are unknown. */
export function ViewTabs({ counts }: { counts: Numbers['counts'] | null }) {
  const { words, state, view: current } = useDesk()
  return (
    <nav aria-label={words.views.label} className="desk-tabs">
      {views
        .filter((view) => !isOfOrders(view) || view === current || !counts || counts[view] > 0)
        .map((view) => (
          <a
            key={view}
            href={listAddress(state, viewInAddress(view))}
            aria-current={view === current ? 'page' : undefined}
            ref={view === current ? showTab : undefined}
            className="desk-tab max-xl:px-3"
          >
            <span>{words.views.names[view]}</span>{' '}
            {counts && <b>{shortCount(counts[view], words.pages.more)}</b>}
          </a>
        ))}
    </nav>
  )
}

/** A number up to 1,000, and "1,000+" beyond. */
export function shortCount(count: number, more: string): string {
  const cappedCount = Math.min(count, maxCount).toLocaleString('en-US')
  return count > maxCount ? fill(more, { count: cappedCount }) : cappedCount
}

type Props = { numbers: Numbers; now: number }

export function NumberLine({ numbers: { promised, kept, longest, won, quoted }, now }: Props) {
  const { words } = useDesk()
  const { numbers, due } = words
  const hours = longest === null ? 0 : Math.floor((now - Date.parse(longest)) / 3_600_000)
  const days = Math.floor(hours / 24)
  const waiting = hours < 48 ? fill(due.hours, { count: hours }) : fill(due.days, { count: days })
  const figure = fill(numbers.kept.figure, { kept, promised })
  const sums = quoted.map(({ value, currency }) => writeShortMoney(value, currency)).join(', ')
  return (
    <ul role="list" aria-label={numbers.label} className="desk-numbers">
      {promised > 0 && <Number {...numbers.kept} figure={figure} />}
      {longest !== null && <Number figure={waiting} {...numbers.longest} />}
      <Number figure={String(won)} {...numbers.won} />
      {sums && <Number figure={sums} {...numbers.quoted} />}
    </ul>
  )
}

function Number({ figure, words, short }: { figure: string; words: string; short: string }) {
  return (
    <li className="flex items-center gap-2 min-w-0 pl-4 max-xl:gap-1 max-xl:pl-3 max-lg:m-0 max-lg:p-0 max-lg:border-0">
      <b className="text-4 leading-text stretch-poster font-poster text-key">{figure}</b>{' '}
      <span className="max-lg:hidden">{words}</span>
      <span className="hidden max-lg:inline">{short}</span>
    </li>
  )
}
