import type { SubmissionsWords } from '../../lib/content/submissions.ts'
import type { TicketResult } from '../../lib/staff/ticket-result.ts'

type Props = { result: TicketResult; pending: boolean; words: SubmissionsWords['work'] }

/** The outcome of a change. The region is there before its words, so that screen readers read them. */
export function TicketAnswer({ result, pending, words }: Props) {
  const said = pending || result.state === 'idle' ? '' : words[result.state]
  return (
    <p role="status" className={result.state === 'saved' ? 'text-success font-[640]' : 'field-error'}>
      {said}
    </p>
  )
}
