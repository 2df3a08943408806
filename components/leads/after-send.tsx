import type { LeadFormsWords } from '../../lib/content/lead-forms.ts'
import { FoldMark } from '../ui/fold-mark.tsx'

/** What happens after a form is sent, folded at its end; plate by plate, as the piece is printed. */
export function AfterSend({ words: { title, steps, more } }: { words: LeadFormsWords['after'] }) {
  return (
    <details className="after unfold">
      <summary>
        {title}
        <FoldMark />
      </summary>
      <ol role="list" className="plates">
        {steps.map(({ title, when, text, stress }) => (
          <li key={title}>
            <b>{title}</b> {when}
            <p>
              {text} {stress && <mark>{stress}</mark>}
            </p>
          </li>
        ))}
      </ol>
      <p className="mt-3 flex flex-wrap gap-x-5">
        {more.map(({ label, href }) => (
          <a key={href} href={href} className="text-link">
            {label}
          </a>
        ))}
      </p>
    </details>
  )
}
