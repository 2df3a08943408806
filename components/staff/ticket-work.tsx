import type { SubmissionsWords } from '../../lib/content/submissions.ts'
import { reference } from '../../lib/leads/reference.ts'
import type { Submission } from '../../lib/staff/submission.ts'
import { TicketHistory } from './ticket-history.tsx'

type Props = { submission: Submission; words: SubmissionsWords }

/** The stub of a card, for staff: the way to work on it, and what was done. */
export function TicketWork({ submission: { id, history }, words }: Props) {
  return (
    <div className="docket-stub">
      <a href={`/form-submissions?ticket=${reference(id)}`} className="text-link" data-screen-only>
        {words.work.open}
      </a>
      <TicketHistory history={history} words={words} heading={words.work.history} />
    </div>
  )
}
