import { type Status, statuses } from '../../../lib/staff/desk/statuses.ts'
import type { Ticket } from '../../../lib/staff/desk/ticket.ts'
import { useDesk } from './desk-context.tsx'
import { StatusMark } from './status-mark.tsx'

/** A ticket's status, each a key's press away. */
export function StatusStrip({ ticket, onChoose }: { ticket: Ticket; onChoose: (status: Status) => void }) {
  const { work } = useDesk().words
  return (
    <div role="group" aria-label={work.status} className="desk-strip">
      {statuses.map((status, index) => (
        <button
          key={status}
          type="button"
          aria-pressed={ticket.status === status}
          onClick={() => onChoose(status)}
        >
          <StatusMark status={status} />
          <kbd aria-hidden="true">{index + 1}</kbd>
        </button>
      ))}
    </div>
  )
}
