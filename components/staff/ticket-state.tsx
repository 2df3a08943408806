import type { SubmissionsWords } from '../../lib/content/submissions.ts'
import type { Submission } from '../../lib/staff/submission.ts'
import { timeToAnswer } from '../../lib/staff/time-to-answer.ts'

type Props = { submission: Submission; words: SubmissionsWords; promisedHours: number; now: number }

/** Where a ticket stands: status, form, owner, flag, time left, mail. */
export function TicketState({ submission, words, promisedHours, now }: Props) {
  const { status, kind, owner_name: owner, spam, mail, created_at: createdAt } = submission
  const due = status === 'new' && !spam && timeToAnswer(createdAt, promisedHours, now, words.due)
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
