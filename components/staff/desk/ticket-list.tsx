import type { ReactNode } from 'react'
import { dueWords } from '../../../lib/staff/desk/words-of-time.ts'
import { orderOf } from '../../../lib/staff/desk/views.ts'
import type { Row } from '../../../lib/staff/desk/statuses.ts'
import { useDesk } from './desk-context.tsx'
import type { Cell } from './use-rows.ts'
import { type RowActions, TicketRow } from './ticket-row.tsx'

type Props = {
  rows: readonly Row[]
  now: number
  open: string
  /** The reference of the one row in the tab order. */
  stop: string
  chosen: readonly Row[]
  left: ReadonlySet<string>
  changed: ReadonlyMap<string, readonly Cell[]>
  actions: RowActions
  onAll: () => void
  end: ReactNode
}

/** The dense list: one row per ticket, one tab stop in all. */
export function TicketList({ rows, now, open, stop, chosen, left, changed, actions, onAll, end }: Props) {
  const { words, state } = useDesk()
  const { columns } = words
  const order = orderOf(state)
  const isLate = (row: Row | undefined) => row?.owed && !row.waits && dueWords(row.due, now, words.due).late
  const heads = ['name', 'company', 'subject', 'event', 'due', 'owner', 'status'] as const
  return (
    <>
      <div className="desk-heads">
        <input
          type="checkbox"
          className="desk-box"
          aria-label={columns.all}
          checked={chosen.length > 0 && chosen.length === rows.length}
          data-some={(chosen.length > 0 && chosen.length < rows.length) || undefined}
          onChange={onAll}
        />
        {heads.map((head) => (
          <span key={head} data-sorted={head === order || undefined} aria-hidden="true">
            {columns[head]}
          </span>
        ))}
      </div>
      <ul role="list" className="desk-rows" aria-label={words.list}>
        {rows.map((row, index) => (
          <TicketRow
            key={row.id}
            row={row}
            now={now}
            isOpen={row.reference === open}
            isChosen={chosen.includes(row)}
            isStop={row.reference === stop}
            isLastLate={order === 'due' && Boolean(isLate(row)) && !isLate(rows[index + 1])}
            hasLeft={left.has(row.id)}
            changed={changed.get(row.id) ?? []}
            actions={actions}
          />
        ))}
        <li className="desk-end">{end}</li>
      </ul>
    </>
  )
}
