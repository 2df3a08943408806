import type { SubmissionsWords } from '../../lib/content/submissions.ts'
import { shortDateTime } from '../../lib/staff/dates.ts'
import { historySentence } from '../../lib/staff/history-sentence.ts'
import type { HistoryEntry } from '../../lib/staff/submission.ts'

type Props = { history: HistoryEntry[]; words: SubmissionsWords; heading: string }

/** Who did what to a ticket and when, oldest first; notes in full. */
export function TicketHistory({ history, words, heading }: Props) {
  if (history.length === 0) return null
  return (
    <section>
      <h3 className="type-label">{heading}</h3>
      <ol role="list" className="mt-2 grid gap-2 text-[15px] leading-snug">
        {history.map((entry, index) => (
          <li key={index}>
            <time dateTime={entry.at} className="text-slate">
              {shortDateTime(entry.at, words.timeZone)}
            </time>{' '}
            <span className="wrap-anywhere">{historySentence(entry, words)}</span>
            {entry.change === 'note' && (
              <p className="mt-0.5 border-l-4 border-yellow pl-2.5 wrap-anywhere whitespace-pre-wrap">
                {entry.value}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
