import { type Status, statuses } from '../../../lib/staff/desk/statuses.ts'
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

/** All statuses for a menu, with their keys. */
export const statusChoices = statuses.map((status, index) => ({
  value: status,
  label: <StatusMark status={status} />,
  beside: String(index + 1),
}))
