import type { SubmissionsWords } from '../../lib/content/submissions.ts'
import type { Submission } from '../../lib/staff/submission.ts'
import { timeToAnswer } from '../../lib/staff/time-to-answer.ts'

type Props = { submission: Submission; words: SubmissionsWords; now: number }

/** Where a ticket stands: status, form, owner, flag, time left, mail. */
export function TicketState({ submission, words, now }: Props) {
  const { status, kind, owner_name: owner, spam, mail, due_at: dueAt } = submission
  const due = status === 'new' && !spam && timeToAnswer(dueAt, now, words.due)
  return (
    <ul role="list" className="ticket-state">
      <li data-status={status}>{words.statuses[status]}</li>
      {due && (
        <li data-clock data-overdue={due.overdue || undefined}>
          {due.text}
        </li>
      )}
      {spam && <li data-spam>{words.spam}</li>}
      <li>{words.kinds[kind]}</li>
      {owner && (
        <li>
          <bdi>{owner}</bdi>
        </li>
      )}
      {mail && <li>{words.mail[mail]}</li>}
    </ul>
  )
}
