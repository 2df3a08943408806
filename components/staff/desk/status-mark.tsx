import { type Status, statuses } from '../../../lib/staff/desk/statuses.ts'
import type { Ticket } from '../../../lib/staff/desk/show-ticket.ts'
import { useDesk } from './desk-context.tsx'

/** A dot of ink, always with its word. */
export function StatusMark({ status, spam }: { status: Status; spam?: boolean }) {
  const { cardWords } = useDesk()
  return (
    <span className="desk-status" data-status={spam ? 'spam' : status}>
      {spam ? cardWords.spamStatus : cardWords.statuses[status]}
    </span>
  )
}

export const statusChoices = statuses.map((status, index) => ({
  value: status,
  label: <StatusMark status={status} />,
  beside: String(index + 1),
}))

/** A ticket's status, each one key away. */
export function StatusStrip({ ticket, onChoose }: { ticket: Ticket; onChoose: (status: Status) => void }) {
  const { work } = useDesk().words
  return (
    <div role="group" aria-label={work.status} className="desk-strip max-md:grid-cols-[repeat(6,1fr)]">
      {statusChoices.map(({ value, label, beside }) => (
        <button
          className="focus-visible:-outline-offset-3 max-md:nth-4:border-l-0"
          key={value}
          type="button"
          aria-pressed={ticket.status === value}
          onClick={() => onChoose(value)}
        >
          {label}
          <kbd aria-hidden="true">{beside}</kbd>
        </button>
      ))}
    </div>
  )
}
