import { fill } from '../../../lib/content/fill.ts'
import { writeShort } from '../../../lib/request/write-money.ts'
import type { Numbers } from '../../../lib/staff/desk/read-desk.ts'
import { useDesk } from './desk-context.tsx'

type Props = { numbers: Numbers; now: number }

/** The week in one line. */
export function NumberLine({ numbers: { promised, kept, longest, won, quoted }, now }: Props) {
  const { words } = useDesk()
  const { numbers, due } = words
  const hours = longest === null ? 0 : Math.floor((now - Date.parse(longest)) / 3_600_000)
  const days = Math.floor(hours / 24)
  const waiting = hours < 48 ? fill(due.hours, { count: hours }) : fill(due.days, { count: days })
  const figure = fill(numbers.kept.figure, { kept, promised })
  const sums = quoted.map(({ value, currency }) => writeShort(value, currency)).join(', ')
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
    <li>
      <b>{figure}</b> <span className="desk-wide">{words}</span>
      <span className="desk-narrow">{short}</span>
    </li>
  )
}
