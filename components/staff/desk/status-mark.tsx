import type { Status } from '../../../lib/staff/desk/statuses.ts'
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
