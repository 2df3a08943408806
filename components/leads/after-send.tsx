import type { LeadFormsWords } from '../../lib/content/lead-forms.ts'
import { FoldMark } from '../ui/fold-mark.tsx'

type Words = LeadFormsWords['after']

/** The steps after sending, folded at the form's end. @param beside its links open beside a dialog */
export function AfterSend({ words, beside }: { words: Words; beside: boolean }) {
  return (
    <details className="after unfold">
      <summary className="text-(length:--text-3) min-h-row font-label">
        {words.title}
        <FoldMark />
      </summary>
      <Plates words={words} />
      <p className="mt-4 flex flex-wrap gap-x-5">
        {words.more.map(({ label, href }) => (
          <a key={href} href={href} target={beside ? '_blank' : undefined} className="text-link">
            {label}
          </a>
        ))}
      </p>
    </details>
  )
}

export function Plates({ words }: { words: Words }) {
  return (
    <ol role="list" className="plates">
      {words.steps.map(({ title, when, text, stress }) => (
        <li key={title}>
          <b className="font-label">{title}</b> {when}
          <StepText text={text} stress={stress} />
        </li>
      ))}
    </ol>
  )
}

function StepText({ text, stress }: Pick<Words['steps'][number], 'text' | 'stress'>) {
  if (!stress) return <p className="pt-1 text-slate">{text}</p>
  return (
    <p className="pt-1 text-slate">
      <span>{`${text} `}</span>
      <mark className="text-key font-label bg-yellow py-0 px-1">{stress}</mark>
    </p>
  )
}
