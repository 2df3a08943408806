import type { SubmissionsWords } from '../../lib/content/submissions.ts'
import { replyLink } from '../../lib/staff/reply-link.ts'
import type { Colleague } from '../../lib/staff/read-staff.ts'
import type { Submission } from '../../lib/staff/submission.ts'
import { NotSpamForm } from './not-spam-form.tsx'
import { TicketForm } from './ticket-form.tsx'
import { TicketHistory } from './ticket-history.tsx'

type Props = { submission: Submission; words: SubmissionsWords; colleagues: Colleague[] }

/** The stub of a ticket, for staff: answer it, pass it on, note what was agreed. */
export function TicketWork({ submission, words, colleagues }: Props) {
  const { id, spam, status, owner, history, form_data: form } = submission
  const { work, statuses } = words
  const { title, description } = work.left
  const name = `${form.firstName} ${form.lastName}`.trim()
  const left = { title, description: description.replace('{name}', () => name) }
  return (
    <div className="docket-stub">
      <a href={replyLink(submission, work)} className="button button-small button-key" data-screen-only>
        {work.reply}
      </a>
      <NotSpamForm ticket={id} spam={spam} words={work} left={left} />
      <details>
        <summary className="text-link" data-screen-only>
          {work.title}
        </summary>
        <div className="grid gap-5 pt-3">
          <TicketForm
            ticket={id}
            status={status}
            owner={owner ?? ''}
            statuses={Object.entries(statuses)}
            owners={[['', work.nobody], ...colleagues.map((one) => [one.user_id, one.name])]}
            words={work}
            left={left}
          />
          <TicketHistory history={history} words={words} heading={work.history} />
        </div>
      </details>
    </div>
  )
}
