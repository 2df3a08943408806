import type { CustomerWords } from '../../lib/content/customer.ts'
import { fill } from '../../lib/content/fill.ts'
import type { SubmissionsWords } from '../../lib/content/submissions.ts'
import type { Line } from '../../lib/staff/customer.ts'
import { shortDateTime } from '../../lib/staff/dates.ts'

export type LineWords = { words: CustomerWords; cards: SubmissionsWords }
/** `nobody`: the name where there is none. `ticked`: with boxes to tick requests, and those that are. */
type Props = LineWords & { lines: Line[]; nobody: string; ticked?: string[] | undefined }

/** Who did what, when. */
export function Lines({ words, cards, lines, nobody, ticked }: Props) {
  const statuses = { ...cards.statuses, spam: cards.spamStatus }
  return (
    <ol role="list" className="customer-lines">
      {lines.map(({ at, by, kind, text, file, id, reference, status }, index) => (
        <li key={index} data-kind={kind} data-theirs={!by || undefined}>
          {ticked && id && reference && (
            <label className="customer-tick">
              <input type="checkbox" name="also" value={id} defaultChecked={ticked.includes(id)} />
              <span className="sr-only">{fill(words.tick, { reference })}</span>
            </label>
          )}
          {reference && (
            <a className="desk-link" href={`/form-submissions?view=all&ticket=${reference}`}>
              {reference}
            </a>
          )}{' '}
          <b dir="auto">{by ?? nobody}</b> {words.said[kind]}{' '}
          <time className="text-slate">{shortDateTime(at, cards.timeZone)}</time>{' '}
          {status && (
            <span className="desk-status" data-status={status}>
              {statuses[status]}
            </span>
          )}
          <p dir="auto">{file ? <a href={`/form-submissions/artwork/${file}`}>{text}</a> : text}</p>
        </li>
      ))}
    </ol>
  )
}
